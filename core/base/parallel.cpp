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

    // Counted by all threads at once: on cache lines of their own.
    struct alignas(64) StageProgress {
        std::atomic<Index> begun = 0;
        alignas(64) std::atomic<Index> done = 0;
    };

    // What each thread of a team does: takes the next piece until none is left, stage by stage.
    // It waits only for pieces that others are at, so it does not matter when a thread joins, nor
    // whether it ever does.
    class Sharing {
    public:
        explicit Sharing(std::span<const Stage> all)
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
        void takePieces(const Stage& stage, StageProgress& p)
        {
            for (Index i = p.begun++; i < stage.count && !failed; i = p.begun++) {
                try {
                    stage.work(i);
                } catch (...) {
                    failed = true; // nobody waits for this piece
                    throw;
                }
                ++p.done;
            }
        }

        // Pieces take microseconds: sleeping and waking would take as long. Who else has work for
        // this processor gets it.
        void waitFor(const Stage& stage, const StageProgress& p) const
        {
            while (p.done < stage.count && !failed)
                std::this_thread::yield();
        }

        std::span<const Stage> stages;
        std::vector<StageProgress> progress; // of each stage
        std::atomic<bool> failed = false;
    };

} // namespace

Team::Team(int threads)
    : threadCount(threads == 1 ? 1 : usable(threads))
{
}

// One task for each thread, and for all stages: threads are woken once. That limits the threads
// without a tbb::task_arena, whose making and waking costs more than a short run.
void Team::run(std::span<const Stage> stages) const
{
    Index sharers = 0;
    for (const Stage& stage : stages)
        sharers = std::max(sharers, std::min<Index>(threadCount, stage.count));
    Sharing sharing(stages);
    if (sharers < 2)
        return sharing.share();
    tbb::parallel_for(
        tbb::blocked_range<Index>(0, sharers, 1),
        [&](const tbb::blocked_range<Index>&) { sharing.share(); }, tbb::simple_partitioner());
}

void Team::forEach(Index count, const std::function<void(Index)>& work) const
{
    const Stage one { count, work };
    run({ &one, 1 });
}

} // namespace core
