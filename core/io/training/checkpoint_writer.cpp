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
    // Deferred to finish() where the system gives no thread.
    constexpr auto policy = std::launch::async | std::launch::deferred;
    checkpoint = std::async(policy, [copy = group, threadPool]() mutable {
        using Clock = std::chrono::steady_clock;
        const Clock::time_point begin = Clock::now();
        copy.checkpoint(threadPool);
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        return Copy { std::move(copy), seconds };
    });
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
    } else if (checkpoint.wait_for(std::chrono::seconds(0)) != std::future_status::timeout)
        finish();
}

void CheckpointWriter::finish()
{
    if (!busy())
        return;
    const Copy copy = checkpoint.get();
    group.adoptCheckpoint(copy.group);
    keeping = copy.seconds;
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
