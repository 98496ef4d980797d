#pragma once

#include "core/io/training/training_run_group.h"

#include <functional>
#include <future>

namespace core {

// Writes checkpoints of a training group in a thread of its own while the training continues.
// Errors of writing are thrown by the next call.
class CheckpointWriter {
public:
    using Kept = std::function<void(long step)>;

    // `kept` is called for each checkpoint once it is in the folder and the group has its report,
    // in the calling thread.
    CheckpointWriter(TrainingRunGroup& runs, Kept kept);

    [[nodiscard]] bool busy() const { return checkpoint.valid(); } // writing a checkpoint

    // One step of the group. If it fails, the state before it is saved.
    void step(const ThreadPool& threadPool);
    // Between two steps: starts a checkpoint if enough time has passed since the last one, or a
    // twentieth of all steps, or half of the steps before it; in the latter cases waits for the
    // previous one.
    void checkpointIfDue();
    // Writes a checkpoint of the current step and waits for it; at the end of the training also
    // evaluates the accuracy by length.
    void checkpointNow(const ThreadPool& threadPool);
    void finish(); // waits for the checkpoint being written

private:
    struct Copy {
        TrainingRunGroup group; // copy at the checkpoint, with its new report
        double seconds = 0; // time to evaluate and write it
    };
    [[nodiscard]] bool isTime() const;
    [[nodiscard]] bool isOverdue() const;
    void begin(const ThreadPool& threadPool);

    TrainingRunGroup& group;
    Kept reported;
    long last; // step of the last checkpoint
    double secondsTraining; // the group's training seconds until then
    double keeping = 0; // seconds the previous checkpoint took
    std::future<Copy> checkpoint;
};

} // namespace core
