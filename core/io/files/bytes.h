#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace core {

using Bytes = std::span<const std::byte>;

inline Bytes bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

inline std::string_view textOf(Bytes bytes)
{
    return { reinterpret_cast<const char*>(bytes.data()), bytes.size() };
}

// An unsigned number of `width` bytes, the least significant one first. The bytes must be there.
inline std::uint64_t littleEndian(Bytes bytes, std::size_t width)
{
    std::uint64_t value = 0;
    for (std::size_t i = width; i-- > 0;)
        value = (value << 8U) | std::to_integer<std::uint64_t>(bytes[i]);
    return value;
}

// Receives the bytes of a file in parts, each with its offset, without a copy in memory. Parts may
// come in any order and from several threads at once, unless inOrder, as into a pipe.
struct ByteSink {
    std::function<void(std::uint64_t offset, std::string_view bytes)> write;
    bool inOrder = false;
};

} // namespace core
