#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#ifdef __linux__
#include <sched.h>
#endif

namespace core {

namespace {

    using Clock = std::chrono::steady_clock;

    // Processors that this process may use.
    int processors()
    {
#ifdef __linux__
        cpu_set_t allowed;
        if (sched_getaffinity(0, sizeof allowed, &allowed) == 0)
            return std::max(1, CPU_COUNT(&allowed));
#endif
        return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    }

    // More threads than processors would only wait for each other.
    int usable(int threads)
    {
        static const int most = processors();
        return std::clamp(threads > 0 ? threads : most, 1, most);
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

        void share() noexcept
        {
            for (std::size_t s = 0; s < stages.size(); ++s) {
                takePieces(stages[s], progress[s]);
                waitFor(stages[s], progress[s]);
            }
        }

        // Once no thread shares any more: throws the first exception of a piece.
        void rethrow() const
        {
            if (error)
                std::rethrow_exception(error);
        }

    private:
        void takePieces(const ParallelStage& stage, StageState& p) noexcept
        {
            for (Index i = p.begun++; i < stage.count && !failed; i = p.begun++) {
                try {
                    stage.work(i);
                } catch (...) {
                    if (!failed.exchange(true)) // no thread waits for this piece
                        error = std::current_exception();
                }
                ++p.done;
            }
        }

        // Pieces take microseconds, as long as sleeping and waking would. Yields to other work.
        void waitFor(const ParallelStage& stage, const StageState& p) const noexcept
        {
            while (p.done < stage.count && !failed)
                std::this_thread::yield();
        }

        std::span<const ParallelStage> stages;
        std::vector<StageState> progress; // one per stage
        std::atomic<bool> failed = false;
        std::exception_ptr error; // of the piece that set `failed`
    };

    // The threads that join the loops of others: as many as the loops ask for and the system
    // gives. A library's scheduler (oneTBB, OpenMP) ends the program where a thread is refused;
    // here a loop goes on with the threads there are, its caller at least.
    class Workers {
    public:
        // Runs share() here and in at most `others` threads.
        void run(Sharing& sharing, Index others)
        {
            Loop loop { sharing, others };
            open(loop);
            sharing.share();
            close(loop);
            while (loop.inside != 0)
                std::this_thread::yield();
        }

    private:
        struct Loop {
            Sharing& sharing;
            Index wanted; // threads that may still join
            std::atomic<Index> inside = 0; // threads that joined and have not left
            Loop* next = nullptr;
        };

        void open(Loop& loop)
        {
            const Index others = loop.wanted;
            {
                const std::lock_guard lock(mutex);
                startThreads(others);
                loop.next = newest;
                newest = &loop;
                ++opened;
            }
            for (Index i = 0; i < others; ++i)
                woken.notify_one();
        }

        void close(const Loop& loop)
        {
            const std::lock_guard lock(mutex);
            Loop** at = &newest;
            while (*at != &loop)
                at = &(*at)->next;
            *at = loop.next;
        }

        void startThreads(Index wanted)
        {
            constexpr std::chrono::seconds pause { 1 }; // between two attempts
            if (started >= wanted || (refused && Clock::now() < *refused + pause))
                return;
            try {
                for (; started < wanted; ++started)
                    std::thread([this] { work(); }).detach();
                refused.reset();
            } catch (const std::exception&) { // no thread, or no memory for one
                refused = Clock::now();
            }
        }

        [[noreturn]] void work()
        {
            std::unique_lock lock(mutex);
            for (;;) {
                Loop* const loop = toJoin();
                if (loop == nullptr) {
                    const unsigned seen = opened;
                    lock.unlock();
                    awaitBriefly(seen);
                    lock.lock();
                    woken.wait(lock, [this] { return toJoin() != nullptr; });
                    continue;
                }
                --loop->wanted;
                ++loop->inside;
                lock.unlock();
                loop->sharing.share();
                --loop->inside; // the loop may be gone now
                lock.lock();
            }
        }

        [[nodiscard]] Loop* toJoin() const
        {
            Loop* loop = newest;
            while (loop != nullptr && loop->wanted == 0)
                loop = loop->next;
            return loop;
        }

        // The next loop of a run comes within microseconds: sooner than a sleeping thread wakes.
        void awaitBriefly(unsigned seen) const
        {
            constexpr std::chrono::microseconds patience { 50 };
            const Clock::time_point begin = Clock::now();
            while (opened == seen && Clock::now() - begin < patience)
                std::this_thread::yield();
        }

        std::mutex mutex; // guards what follows
        std::condition_variable woken;
        Loop* newest = nullptr; // open loops
        Index started = 0; // threads
        std::optional<Clock::time_point> refused; // when the system gave no thread
        std::atomic<unsigned> opened = 0; // loops so far; read without the mutex
    };

    // Never destroyed: its threads wait for work until the program ends.
    Workers& workers()
    {
        static Workers& shared = *new Workers;
        return shared;
    }

} // namespace

ThreadPool::ThreadPool(int threads)
    : threadCount(threads == 1 ? 1 : usable(threads))
{
}

// The other threads are woken once for all stages.
void ThreadPool::run(std::span<const ParallelStage> stages) const
{
    Index sharers = 0;
    for (const ParallelStage& stage : stages)
        sharers = std::max(sharers, std::min<Index>(threadCount, stage.count));
    Sharing sharing(stages);
    if (sharers < 2)
        sharing.share();
    else
        workers().run(sharing, sharers - 1);
    sharing.rethrow();
}

void ThreadPool::forEach(Index count, const std::function<void(Index)>& work) const
{
    const ParallelStage one { count, work };
    run({ &one, 1 });
}

} // namespace core
