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

// A limit on the threads that share a loop. With one thread everything runs in the caller, and so
// it does where the system gives no other one.
class ThreadPool {
public:
    explicit ThreadPool(int threads); // 0: as many as there are processors

    [[nodiscard]] int threads() const { return threadCount; }

    // Runs the stages in order: the pieces of a stage begin in their order, after all of the stage
    // before are done. Returns when all are done. An exception of a piece propagates; pieces that
    // have not begun are then skipped.
    void run(std::span<const ParallelStage> stages) const;

    // A single stage.
    void forEach(Index count, const std::function<void(Index)>& work) const;

private:
    int threadCount;
};

} // namespace core
