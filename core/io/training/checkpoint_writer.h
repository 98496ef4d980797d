#pragma once

#include "core/base/background.h"
#include "core/io/training/training_run_group.h"

#include <exception>
#include <functional>
#include <optional>

namespace core {

// Writes checkpoints of a training group in a thread of its own while the training continues.
// Errors of writing are thrown by the next call.
class CheckpointWriter {
public:
    using Kept = std::function<void(long step)>;

    // `kept` is called for each checkpoint once it is in the folder and the group has its report,
    // in the calling thread.
    CheckpointWriter(TrainingRunGroup& runs, Kept kept);

    [[nodiscard]] bool busy() const { return checkpoint.running(); } // writing a checkpoint

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
    [[nodiscard]] bool isTime() const;
    [[nodiscard]] bool isOverdue() const;
    void begin(const ThreadPool& threadPool);
    void write(const ThreadPool& threadPool) noexcept; // runs in the thread of its own

    TrainingRunGroup& group;
    Kept reported;
    long last; // step of the last checkpoint
    double secondsTraining; // the group's training seconds until then
    double keeping = 0; // seconds the previous checkpoint took to evaluate and write
    // Of the checkpoint being written, not to be touched meanwhile: the copy of the group, which
    // gets the new report, and the error.
    std::optional<TrainingRunGroup> copy;
    std::exception_ptr error;
    BackgroundJob checkpoint; // destroyed first: waits for its thread
};

} // namespace core
