#pragma once

#include "core/base/matrix.h"

#include <functional>

namespace core {

// At most so many threads that share loops. With one, everything runs in the caller.
class Team {
public:
    explicit Team(int threads); // 0: as many as there are processors

    // work(0) … work(count - 1), each once, begun in this order; returns when all are done.
    void forEach(Index count, const std::function<void(Index)>& work) const;

private:
    int threadCount;
};

} // namespace core
