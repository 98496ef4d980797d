#pragma once

#include "core/io/arrays/array_data.h"
#include "core/io/files/bytes.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace core {

// Random access to the bytes of a file or of memory.
struct ByteSource {
    std::uint64_t size = 0;
    // Fills the span with the bytes from `offset` on, which must exist.
    std::function<void(std::uint64_t offset, std::span<std::byte> to)> read;

    // The first `count` bytes, or all if there are fewer.
    [[nodiscard]] std::vector<std::byte> start(std::uint64_t count) const;
    // The bytes from `offset` on, as a stream.
    [[nodiscard]] ByteStream from(std::uint64_t offset) const;
};

// The bytes must live as long as the source.
ByteSource sourceOf(Bytes bytes);

} // namespace core
