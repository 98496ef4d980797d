#pragma once

namespace core {

// Has the C library keep up to 64 MiB of freed memory for the next run instead of giving it back
// to the system, which would clear every page again: up to a quarter of the time of a run with
// 128 tokens. Where the library has no such setting, nothing happens. And whoever finds no memory
// gets what is kept of large traces first. For the start of main().
void keepFreedMemory();

// Gives back what is kept of large traces, and until the next run whatever else becomes free: for
// when none follows soon. A large one then takes longer.
void releaseFreedMemory();

} // namespace core
