#include "core/base/memory.h"

#include "core/base/block_pool.h"
#include "core/base/parallel.h"

#include <atomic>
#include <cstdlib>
#include <new>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {

namespace {

    // Address space without pages. What an exception unwinds may need some memory: destructors of
    // Qt and nlohmann-json allocate.
    constexpr std::size_t reserveSize = std::size_t { 8 } << 20;
    std::atomic<void*> reserve = nullptr;

    void releaseReserve()
    {
        std::free(reserve.exchange(nullptr));
    }

} // namespace

void keepFreedMemory()
{
    // Made before: the handler must not allocate.
    static BlockPool& blocks = sharedBlocks();
    std::set_new_handler([] {
        if (blocks.clear())
            return;
        releaseReserve();
        throw std::bad_alloc();
    });
#ifdef __GLIBC__
    // Before any thread is started. NOLINTNEXTLINE(concurrency-mt-unsafe)
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    // Larger blocks get their own mapping. NOLINTNEXTLINE(concurrency-mt-unsafe)
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    // Each arena keeps freed memory of its own. NOLINTNEXTLINE(concurrency-mt-unsafe)
    mallopt(M_ARENA_MAX, ThreadPool(0).threads() + 2);
#endif
    restoreMemoryReserve();
}

void releaseMemoryReserve() noexcept
{
    sharedBlocks().clear();
    releaseReserve();
}

void restoreMemoryReserve() noexcept
{
    if (reserve == nullptr)
        std::free(reserve.exchange(std::malloc(reserveSize)));
}

void releaseFreedMemory()
{
    sharedBlocks().clear();
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace core
