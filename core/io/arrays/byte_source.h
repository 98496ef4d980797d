#pragma once

#include "core/io/arrays/array_numbers.h"
#include "core/io/files/bytes.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace core {

// Bytes that are read where they are wanted: those of a file or of memory.
struct ByteSource {
    std::uint64_t size = 0;
    // Fills the span from `offset` on; all of it lies inside.
    std::function<void(std::uint64_t offset, std::span<std::byte> to)> read;

    // Its first bytes, `count` or as many as there are.
    [[nodiscard]] std::vector<std::byte> start(std::uint64_t count) const;
    // What stands from `offset` on.
    [[nodiscard]] ByteStream from(std::uint64_t offset) const;
};

// The bytes must live as long as the source.
ByteSource sourceOf(Bytes bytes);

} // namespace core
