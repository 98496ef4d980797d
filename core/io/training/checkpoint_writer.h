#pragma once

#include "core/io/training/training_run_group.h"

#include <functional>
#include <future>

namespace core {

// Moments of a group that learns while somebody watches: they are marked and written in a thread of
// their own, and learning goes on meanwhile. Errors of keeping come out of whatever is called next.
class CheckpointWriter {
public:
    using Kept = std::function<void(long step)>;

    // `kept` hears of each when it lies in the folder and the group has its report, in the thread
    // that calls.
    CheckpointWriter(TrainingRunGroup& group, Kept kept);

    [[nodiscard]] bool busy() const { return moment.valid(); } // with one

    // One step of the group. Where it fails, what was learnt before it is saved.
    void step(const ThreadPool& threadPool);
    // Between two steps: a moment is begun when it is time for it, or when a good part of the
    // course has passed since the last; that waits for the one before.
    void checkpointIfDue();
    // All that was learnt, waited for, and how it does by length where that was the end.
    void checkpointNow(const ThreadPool& threadPool);
    void finish(); // what was begun

private:
    struct Copy {
        TrainingRunGroup group; // as it was, and its reports since
        double seconds = 0; // that keeping took
    };
    [[nodiscard]] bool isTime() const;
    [[nodiscard]] bool isOverdue() const;
    void begin(const ThreadPool& threadPool);

    TrainingRunGroup& group;
    Kept reported;
    long last; // its step
    double learnt; // so many seconds the group had until then
    double keeping = 0; // so many seconds took the one before
    std::future<Copy> moment;
};

} // namespace core
