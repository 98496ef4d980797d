#pragma once

namespace core {

// Lets the C library keep up to 64 MiB of freed memory for the next run. The system would clear
// every page again: up to a quarter of the time of a run with 128 tokens. No effect where the
// library has no such setting. When an allocation fails, the blocks kept from large traces are
// released first. Call at the start of main().
void keepFreedMemory();

// The reserve: memory for what happens between a failed allocation and the message about it. A
// failing operator new releases it by itself; call releaseMemoryReserve() where malloc() fails, in
// Qt. restoreMemoryReserve() sets it aside again, once the work that failed is gone.
void releaseMemoryReserve() noexcept;
void restoreMemoryReserve() noexcept;

// Releases the blocks kept from large traces and, until the next run, all that become free, and
// what the C library keeps. Call it when no run follows soon; a large run then takes longer.
void releaseFreedMemory();

} // namespace core
