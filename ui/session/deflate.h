#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ui {

// The text that a zlib stream at the beginning of `packed` holds; nothing if it is damaged, or
// longer than `most`. What follows the stream is left alone.
std::optional<std::string> inflated(std::string_view packed, std::size_t most);

// CRC-32, as PNG has it.
std::uint32_t checksum(std::string_view bytes);

} // namespace ui
