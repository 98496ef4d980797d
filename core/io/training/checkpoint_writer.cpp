#include "core/io/training/checkpoint_writer.h"

#include "core/base/error.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace core {

namespace {

    // Shortest time between two checkpoints: 0.2 seconds, three times what the last one took, and a
    // sixtieth of the training time so far, which gives some hundred in all.
    constexpr double secondsBetween = 0.2;
    constexpr double checkpointsPerRun = 60;
    constexpr double timesLastDuration = 3;
    // Fewest checkpoints of a run, however short.
    constexpr long fewestCheckpoints = 20;
    // At the start, where most changes, each checkpoint is at most half as many steps later again:
    // 1, 2, 3, 4, 6, 9, 13, 19 …
    constexpr long earlyGrowth = 2;

} // namespace

CheckpointWriter::CheckpointWriter(TrainingRunGroup& runs, Kept kept)
    : group(runs)
    , reported(std::move(kept))
    , last(runs.steps())
    , secondsTraining(runs.seconds())
{
}

bool CheckpointWriter::isTime() const
{
    const double seconds = group.seconds();
    return seconds - secondsTraining
        > std::max({ secondsBetween, timesLastDuration * keeping, seconds / checkpointsPerRun });
}

bool CheckpointWriter::isOverdue() const
{
    const long all = group.runs().front().training().spec().hyperparameters.steps;
    return group.steps() - last
        >= std::max(1L, std::min(all / fewestCheckpoints, last / earlyGrowth));
}

void CheckpointWriter::begin(const ThreadPool& threadPool)
{
    last = group.steps();
    secondsTraining = group.seconds();
    copy = group;
    checkpoint.start([this, threadPool] { write(threadPool); });
}

void CheckpointWriter::write(const ThreadPool& threadPool) noexcept
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point started = Clock::now();
    try {
        copy->checkpoint(threadPool);
        keeping = std::chrono::duration<double>(Clock::now() - started).count();
    } catch (...) { // finish() throws it
        error = std::current_exception();
    }
}

void CheckpointWriter::step(const ThreadPool& threadPool)
{
    try {
        group.step(threadPool);
    } catch (const Error&) {
        try {
            finish();
        } catch (const Error&) { // the step's error is thrown instead
        }
        group.save();
        throw;
    }
}

void CheckpointWriter::checkpointIfDue()
{
    if (isOverdue())
        finish();
    if (!busy()) {
        if (isOverdue() || isTime())
            begin(ThreadPool(1)); // other threads train
    } else if (checkpoint.ready())
        finish();
}

void CheckpointWriter::finish()
{
    if (!busy())
        return;
    checkpoint.wait();
    const std::optional<TrainingRunGroup> written = std::exchange(copy, std::nullopt);
    if (error)
        std::rethrow_exception(std::exchange(error, nullptr));
    group.adoptCheckpoint(*written);
    reported(last);
}

void CheckpointWriter::checkpointNow(const ThreadPool& threadPool)
{
    finish();
    if (group.steps() == last)
        return;
    begin(threadPool);
    if (group.ended())
        group.evaluateLengths(threadPool);
    finish();
}

} // namespace core
