#include "core/memory.h"

#include <cstdlib> // __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {

void keepFreedMemory()
{
#ifdef __GLIBC__
    // NOLINTBEGIN(concurrency-mt-unsafe): before any thread is started
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_MMAP_THRESHOLD, 4 << 20); // larger blocks lie on huge pages of their own
    // NOLINTEND(concurrency-mt-unsafe)
#endif
}

} // namespace core
