#include "core/base/utf8.h"

#include "core/base/error.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <string>

namespace core {

namespace {

    unsigned byteAt(std::string_view text, std::size_t i)
    {
        return static_cast<unsigned char>(text[i]);
    }

    // Length of the sequence that begins with `lead`; 0: not a lead byte.
    std::size_t lengthFrom(unsigned lead)
    {
        if (lead < 0x80)
            return 1;
        if (lead < 0xc2 || lead > 0xf4)
            return 0;
        return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    }

    // Whether `second` may follow: the lead byte excludes overlong forms, surrogates and code
    // points that are too high.
    bool secondFits(unsigned lead, unsigned second)
    {
        const unsigned low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
        const unsigned high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
        return low <= second && second <= high;
    }

    bool wellFormedAt(std::string_view text, std::size_t i, std::size_t length)
    {
        if (length == 0 || length > text.size() - i)
            return false;
        if (length > 1 && !secondFits(byteAt(text, i), byteAt(text, i + 1)))
            return false;
        for (std::size_t k = 2; k < length; ++k)
            if ((byteAt(text, i + k) & 0xc0) != 0x80)
                return false;
        return true;
    }

    std::string hexadecimal(unsigned byte)
    {
        constexpr std::string_view digits = "0123456789ABCDEF";
        return { digits[byte / 16], digits[byte % 16] };
    }

} // namespace

std::optional<std::size_t> firstIllFormed(std::string_view text)
{
    std::size_t i = endOfAscii(text, 0);
    while (i < text.size()) {
        const std::size_t length = lengthFrom(byteAt(text, i));
        if (!wellFormedAt(text, i, length))
            return i;
        i = endOfAscii(text, i + length);
    }
    return std::nullopt;
}

void checkUtf8(std::string_view text)
{
    if (const auto offset = firstIllFormed(text))
        throw Error("text_not_utf8",
            message(
                "expected UTF-8, found at byte %1 an ill-formed sequence beginning with %2; save "
                "the text as UTF-8",
                *offset, hexadecimal(byteAt(text, *offset))),
            *offset);
}

CodePoint codePointAt(std::string_view text, std::size_t i)
{
    const unsigned lead = byteAt(text, i);
    const std::size_t length = lengthFrom(lead);
    assert(wellFormedAt(text, i, length));
    if (length == 1)
        return { lead, 1 };
    char32_t value = lead & (0x7fU >> length);
    for (std::size_t k = 1; k < length; ++k)
        value = value << 6 | (byteAt(text, i + k) & 0x3f);
    return { value, length };
}

void appendCodePoint(std::string& text, char32_t c)
{
    if (c < 0x80) {
        text += static_cast<char>(c);
        return;
    }
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    const unsigned lead = 0xff00U >> (more + 1) & 0xffU; // as many ones as bytes
    text += static_cast<char>(lead | c >> 6 * more);
    for (int k = more - 1; k >= 0; --k)
        text += static_cast<char>(0x80U | (c >> 6 * k & 0x3fU));
}

std::size_t endOfAscii(std::string_view text, std::size_t i)
{
    constexpr std::uint64_t highBits = 0x8080808080808080;
    for (std::uint64_t eight = 0; i + sizeof eight <= text.size(); i += sizeof eight) {
        std::memcpy(&eight, text.data() + i, sizeof eight);
        if ((eight & highBits) != 0)
            break;
    }
    while (i < text.size() && isAscii(text[i]))
        ++i;
    return i;
}

} // namespace core
