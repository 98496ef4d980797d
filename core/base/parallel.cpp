#include "core/base/parallel.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <atomic>

namespace core {

namespace {

    // More threads than processors would only wait for each other.
    int usable(int threads)
    {
        const int processors = tbb::info::default_concurrency();
        return std::clamp(threads > 0 ? threads : processors, 1, processors);
    }

} // namespace

Team::Team(int threads)
    : threadCount(threads == 1 ? 1 : usable(threads))
{
}

// One task for each thread, and each takes the next piece of work until none is left. That limits
// the threads without a tbb::task_arena, whose making and waking costs more than a short run.
void Team::forEach(Index count, const std::function<void(Index)>& work) const
{
    const Index sharers = std::min<Index>(threadCount, count);
    std::atomic<Index> next = 0;
    const auto share = [&](const tbb::blocked_range<Index>&) {
        for (Index i = next++; i < count; i = next++)
            work(i);
    };
    const tbb::blocked_range<Index> each(0, sharers, 1);
    if (sharers < 2)
        share(each);
    else
        tbb::parallel_for(each, share, tbb::simple_partitioner());
}

} // namespace core
