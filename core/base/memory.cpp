#include "core/base/memory.h"

#include "core/base/block_pool.h"

#include <cstdlib> // __GLIBC__
#include <new>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {

void keepFreedMemory()
{
    std::set_new_handler([] {
        if (!sharedBlocks().clear())
            throw std::bad_alloc();
    });
#ifdef __GLIBC__
    // Before any thread is started. NOLINTNEXTLINE(concurrency-mt-unsafe)
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    // Larger blocks get their own mapping. NOLINTNEXTLINE(concurrency-mt-unsafe)
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}

void releaseFreedMemory()
{
    sharedBlocks().clear();
}

} // namespace core
