#pragma once

#include "core/io/arrays/byte_source.h"

#include <cstdint>

namespace core {

// Number of members that the archive declares: the largest of several declarations that a reader
// could follow, 0 if there is none.
std::uint64_t zipEntries(const ByteSource& file);

} // namespace core
