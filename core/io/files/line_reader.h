#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// Fills the span from its start and returns the number of bytes; 0 at the end.
using TextSource = std::function<std::size_t(std::span<char>)>;

// Lines of a text of any length, in constant memory.
class LineReader {
public:
    explicit LineReader(TextSource source);

    // The next unread bytes, as many as are buffered.
    std::string_view peek();
    // The next line without its end, valid until the next call. Error "line_too_long".
    std::optional<std::string_view> next();
    [[nodiscard]] std::uint64_t number() const { return lineNumber; } // of the last line, from 1
    [[nodiscard]] std::uint64_t offset() const { return lineOffset; } // of its first byte

private:
    bool refill();

    TextSource read;
    std::vector<char> buffer;
    std::size_t begin = 0; // unread part of the buffer
    std::size_t end = 0;
    std::uint64_t bufferOffset = 0; // of the buffer's first byte in the text
    std::uint64_t lineNumber = 0;
    std::uint64_t lineOffset = 0;
};

} // namespace core
