#pragma once

#include "core/matrix.h"

#include <functional>
#include <memory>

namespace core {

// At most `threads` threads that share loops. With one, everything runs in the caller.
class Team {
public:
    explicit Team(int threads); // 0: as many as there are processors
    ~Team();
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    [[nodiscard]] int size() const { return threadCount; }

    // work(0) … work(count - 1), each once, in any order; returns when all are done.
    void forEach(Index count, const std::function<void(Index)>& work) const;

private:
    struct Arena;
    int threadCount;
    std::unique_ptr<Arena> arena;
};

} // namespace core
