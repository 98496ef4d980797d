#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Offset of the first ill-formed sequence: stray or missing continuation bytes, overlong forms,
// surrogates, values above U+10FFFF. [Unicode Standard, table 3-7]
std::optional<std::size_t> firstIllFormed(std::string_view text);

// Error "text_not_utf8" with the offset of the first ill-formed sequence.
void checkUtf8(std::string_view text);

struct CodePoint {
    char32_t value = 0;
    std::size_t length = 0; // bytes
};

// The code point that begins at byte i. The text is well-formed.
CodePoint codePointAt(std::string_view text, std::size_t i);

// Appends a code point that is not a surrogate.
void appendCodePoint(std::string& text, char32_t c);

constexpr bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

// Calls f(code point, offset of its first byte, number of bytes) for a well-formed text.
template <class F> void eachCodePoint(std::string_view text, const F& f)
{
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint c = isAscii(text[i]) ? CodePoint { static_cast<unsigned char>(text[i]), 1 }
                                             : codePointAt(text, i);
        f(c.value, i, c.length);
        i += c.length;
    }
}

// The first byte at or after i that is not ASCII, or the end.
std::size_t endOfAscii(std::string_view text, std::size_t i);

} // namespace core
