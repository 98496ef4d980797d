#include "core/io/files/line_reader.h"

#include "core/base/error.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

namespace core {

namespace {

    constexpr std::size_t longestLine = std::size_t { 1 } << 20;

} // namespace

LineReader::LineReader(TextSource source)
    : read(std::move(source))
    , buffer(longestLine)
{
}

// Moves the rest to the front and reads more after it.
bool LineReader::refill()
{
    std::copy(buffer.begin() + static_cast<std::ptrdiff_t>(begin),
        buffer.begin() + static_cast<std::ptrdiff_t>(end), buffer.begin());
    bufferOffset += begin;
    end -= begin;
    begin = 0;
    if (end == buffer.size())
        throw Error("line_too_long",
            message("line %1 is longer than %2 bytes; this is not a text file of word vectors",
                lineNumber + 1, longestLine),
            bufferOffset);
    const std::size_t got = read(std::span(buffer).subspan(end));
    end += got;
    return got > 0;
}

std::string_view LineReader::peek()
{
    if (begin == end)
        (void)refill();
    return { buffer.data() + begin, end - begin };
}

std::optional<std::string_view> LineReader::next()
{
    std::size_t searched = 0;
    while (true) {
        const char* const start = buffer.data() + begin;
        const std::size_t size = end - begin;
        const void* const found = std::memchr(start + searched, '\n', size - searched);
        const std::size_t length = found == nullptr
            ? size
            : static_cast<std::size_t>(static_cast<const char*>(found) - start);
        searched = size;
        if (found == nullptr && refill())
            continue;
        if (found == nullptr && size == 0)
            return std::nullopt;
        std::string_view line(buffer.data() + begin, length);
        ++lineNumber;
        lineOffset = bufferOffset + begin;
        begin += length + (found == nullptr ? 0 : 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }
}

} // namespace core
