#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ui {

// Decompresses the zlib stream at the beginning of `packed`; nullopt if it is damaged or longer
// than `most`. Bytes after the stream are ignored.
std::optional<std::string> inflated(std::string_view packed, std::size_t most);

// CRC-32, as in PNG.
std::uint32_t checksum(std::string_view bytes);

} // namespace ui
