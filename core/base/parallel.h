#pragma once

#include "core/base/matrix.h"

#include <functional>
#include <span>

namespace core {

// work(0) … work(count - 1), each once.
struct ParallelStage {
    Index count = 0;
    std::function<void(Index)> work;
};

// At most so many threads that share loops. With one, everything runs in the caller.
class ThreadPool {
public:
    explicit ThreadPool(int threads); // 0: as many as there are processors

    [[nodiscard]] int threads() const { return threadCount; }

    // The pieces of a stage begin in their order, and when all of the stage before are done;
    // returns when all are done. An exception of a piece leaves this, and what has not begun then
    // never does.
    void run(std::span<const ParallelStage> stages) const;

    // One stage.
    void forEach(Index count, const std::function<void(Index)>& work) const;

private:
    int threadCount;
};

} // namespace core
