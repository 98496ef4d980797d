#include "core/base/parallel.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace core {

namespace {

    // More threads than processors would only wait for each other.
    int usable(int threads)
    {
        const int processors = tbb::info::default_concurrency();
        return std::clamp(threads > 0 ? threads : processors, 1, processors);
    }

    // All threads count here: a cache line of its own.
    struct alignas(64) StageState {
        std::atomic<Index> begun = 0;
        alignas(64) std::atomic<Index> done = 0;
    };

    // The loop of each thread: it takes the next piece until none is left, stage by stage, and
    // waits only for pieces that other threads have begun. So it does not matter when a thread
    // joins, or whether it joins at all.
    class Sharing {
    public:
        explicit Sharing(std::span<const ParallelStage> all)
            : stages(all)
            , progress(all.size())
        {
        }

        void share()
        {
            for (std::size_t s = 0; s < stages.size(); ++s) {
                takePieces(stages[s], progress[s]);
                waitFor(stages[s], progress[s]);
            }
        }

    private:
        void takePieces(const ParallelStage& stage, StageState& p)
        {
            for (Index i = p.begun++; i < stage.count && !failed; i = p.begun++) {
                try {
                    stage.work(i);
                } catch (...) {
                    failed = true; // no thread waits for this piece
                    throw;
                }
                ++p.done;
            }
        }

        // Pieces take microseconds, as long as sleeping and waking would. Yields to other work.
        void waitFor(const ParallelStage& stage, const StageState& p) const
        {
            while (p.done < stage.count && !failed)
                std::this_thread::yield();
        }

        std::span<const ParallelStage> stages;
        std::vector<StageState> progress; // one per stage
        std::atomic<bool> failed = false;
    };

} // namespace

ThreadPool::ThreadPool(int threads)
    : threadCount(threads == 1 ? 1 : usable(threads))
{
}

// One task per thread for all stages, so threads are woken once. This limits the threads without a
// tbb::task_arena, whose creation and waking costs more than a short run.
void ThreadPool::run(std::span<const ParallelStage> stages) const
{
    Index sharers = 0;
    for (const ParallelStage& stage : stages)
        sharers = std::max(sharers, std::min<Index>(threadCount, stage.count));
    Sharing sharing(stages);
    if (sharers < 2)
        return sharing.share();
    tbb::parallel_for(
        tbb::blocked_range<Index>(0, sharers, 1),
        [&](const tbb::blocked_range<Index>&) { sharing.share(); }, tbb::simple_partitioner());
}

void ThreadPool::forEach(Index count, const std::function<void(Index)>& work) const
{
    const ParallelStage one { count, work };
    run({ &one, 1 });
}

} // namespace core
