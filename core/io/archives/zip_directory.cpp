#include "core/io/archives/zip_directory.h"

#include "core/io/files/bytes.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core {

namespace {

    using namespace std::string_view_literals;

    constexpr std::string_view endMark = "PK\5\6"sv;
    constexpr std::string_view locatorMark = "PK\6\7"sv;
    constexpr std::string_view longEndMark = "PK\6\6"sv;
    constexpr std::size_t endSize = 22;
    constexpr std::size_t locatorSize = 20; // before the end record
    constexpr std::size_t longEndSize = 56;
    constexpr std::size_t longestComment = 0xFFFF; // after the end record

    std::uint64_t longEntries(const ByteSource& file, Bytes locator)
    {
        const std::uint64_t offset = littleEndian(locator.subspan(8), 8);
        if (!textOf(locator).starts_with(locatorMark) || file.size < longEndSize
            || offset > file.size - longEndSize)
            return 0;
        std::array<std::byte, longEndSize> end {};
        file.read(offset, end);
        if (!textOf(end).starts_with(longEndMark))
            return 0;
        return std::max(
            littleEndian(Bytes(end).subspan(24), 8), littleEndian(Bytes(end).subspan(32), 8));
    }

} // namespace

std::uint64_t zipEntries(const ByteSource& file)
{
    const std::uint64_t length
        = std::min<std::uint64_t>(file.size, locatorSize + endSize + longestComment);
    std::vector<std::byte> tail(static_cast<std::size_t>(length));
    if (length > 0)
        file.read(file.size - length, tail);
    const Bytes bytes(tail);
    std::uint64_t most = 0;
    for (std::size_t at = textOf(bytes).find(endMark); at != std::string_view::npos;
         at = textOf(bytes).find(endMark, at + 1)) {
        if (bytes.size() - at < endSize)
            break;
        if (littleEndian(bytes.subspan(at + 20), 2) != bytes.size() - at - endSize)
            continue; // the comment does not end the file: a chance match
        most = std::max({ most, littleEndian(bytes.subspan(at + 8), 2),
            littleEndian(bytes.subspan(at + 10), 2) });
        if (at >= locatorSize)
            most = std::max(most, longEntries(file, bytes.subspan(at - locatorSize, locatorSize)));
    }
    return most;
}

} // namespace core
