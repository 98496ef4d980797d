#include "core/parallel.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>

namespace core {

struct Team::Arena {
    tbb::task_arena tasks;
};

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
    if (threadCount > 1)
        arena = std::make_unique<Arena>(Arena { tbb::task_arena(threadCount) });
}

Team::~Team() = default;

void Team::forEach(Index count, const std::function<void(Index)>& work) const
{
    if (arena == nullptr || count < 2) {
        for (Index i = 0; i < count; ++i)
            work(i);
        return;
    }
    const auto range = [&](const tbb::blocked_range<Index>& some) {
        for (Index i = some.begin(); i < some.end(); ++i)
            work(i);
    };
    arena->tasks.execute([&] {
        tbb::parallel_for(tbb::blocked_range<Index>(0, count, 1), range, tbb::simple_partitioner());
    });
}

} // namespace core
