#pragma once

#include "core/io/arrays/byte_source.h"

#include <cstdint>

namespace core {

// How many members the archive claims to have; of several claims that a reader could follow the
// largest, 0 if there is none.
std::uint64_t zipEntries(const ByteSource& file);

} // namespace core
