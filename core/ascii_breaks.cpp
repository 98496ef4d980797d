#include "core/ascii_breaks.h"

#include "core/utf8.h"

#include <array>
#include <cstdint>

namespace core::ascii {

namespace {

    // Word_Break of UAX 29. MidNumLet (.) and Single_Quote (') differ only beside Hebrew.
    enum class Kind : std::uint8_t { Other, Letter, Digit, Underscore, JoinsBoth, JoinsDigits };

    constexpr std::array<Kind, 128> kinds = [] {
        std::array<Kind, 128> result {};
        for (std::size_t letter = 0; letter < 26; ++letter)
            result['A' + letter] = result['a' + letter] = Kind::Letter;
        for (std::size_t digit = 0; digit < 10; ++digit)
            result['0' + digit] = Kind::Digit;
        result['_'] = Kind::Underscore;
        result['.'] = result['\''] = Kind::JoinsBoth;
        result[','] = result[';'] = Kind::JoinsDigits;
        return result;
    }();

    Kind kindOf(char c)
    {
        return kinds[static_cast<unsigned char>(c)];
    }

    bool isWordy(Kind kind)
    {
        return kind == Kind::Letter || kind == Kind::Digit || kind == Kind::Underscore;
    }

    // Whether `middle` joins two characters of kind `sides`: the apostrophe in can't, 1,000.5
    bool joins(Kind middle, Kind sides)
    {
        return (middle == Kind::JoinsBoth && (sides == Kind::Letter || sides == Kind::Digit))
            || (middle == Kind::JoinsDigits && sides == Kind::Digit);
    }

} // namespace

std::size_t wordEnd(std::string_view text, std::size_t i, std::size_t end)
{
    if (text[i] == ' ') {
        while (i < end && text[i] == ' ')
            ++i;
        return i;
    }
    Kind last = kindOf(text[i]);
    if (!isWordy(last))
        return graphemeEnd(text, i, end);
    for (++i; i < end; ++i) {
        const Kind next = kindOf(text[i]);
        if (isWordy(next)) {
            last = next;
        } else if (joins(next, last) && i + 1 < end && kindOf(text[i + 1]) == last) {
            ++i;
        } else {
            break;
        }
    }
    return i;
}

std::size_t graphemeEnd(std::string_view text, std::size_t i, std::size_t end)
{
    return text[i] == '\r' && i + 1 < end && text[i + 1] == '\n' ? i + 2 : i + 1;
}

bool wordsPart(char left, char right)
{
    if (!isAscii(left)) // a space joins other spaces, a quotation mark Hebrew letters
        return kindOf(right) == Kind::Other && right != ' ' && right != '"';
    if (left == ' ' && right == ' ')
        return false;
    return (kindOf(left) == Kind::Other || kindOf(right) == Kind::Other)
        && graphemesPart(left, right);
}

bool graphemesPart(char left, char right)
{
    return isAscii(left) && (left != '\r' || right != '\n');
}

} // namespace core::ascii
