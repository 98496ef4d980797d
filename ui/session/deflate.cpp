#include "ui/session/deflate.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <zlib.h>

namespace ui {

std::optional<std::string> inflated(std::string_view packed, std::size_t most)
{
    z_stream stream {};
    if (inflateInit(&stream) != Z_OK)
        return std::nullopt;
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> owner(&stream, inflateEnd);
    stream.next_in = const_cast<Bytef*>( // zlib does not write to it
        reinterpret_cast<const Bytef*>(packed.data()));
    stream.avail_in
        = static_cast<uInt>(std::min<std::size_t>(packed.size(), std::numeric_limits<uInt>::max()));
    std::string text;
    std::array<char, std::size_t { 1 } << 16> piece {};
    int state = Z_OK;
    while (state == Z_OK && text.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    return state == Z_STREAM_END && text.size() <= most ? std::optional(std::move(text))
                                                        : std::nullopt;
}

std::uint32_t checksum(std::string_view bytes)
{
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

} // namespace ui
