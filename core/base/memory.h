#pragma once

namespace core {

// Has the C library keep up to 64 MiB of freed memory for the next run instead of giving it back
// to the system, which would clear every page again: up to a quarter of the time of a run with
// 128 tokens. For the start of main(); where the library has no such setting, nothing happens.
void keepFreedMemory();

} // namespace core
