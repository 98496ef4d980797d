#include "core/base/memory.h"

#include <cstdlib> // __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {

void keepFreedMemory()
{
#ifdef __GLIBC__
    // Before any thread is started. NOLINTNEXTLINE(concurrency-mt-unsafe)
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    // Larger blocks lie on huge pages of their own. NOLINTNEXTLINE(concurrency-mt-unsafe)
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}

} // namespace core
