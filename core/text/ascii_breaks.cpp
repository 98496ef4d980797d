#include "core/text/ascii_breaks.h"

#include "core/base/utf8.h"

#include <array>
#include <cstdint>

namespace core::ascii {

namespace {

    // Word_Break of UAX 29. MidNumLet (.) and Single_Quote (') differ only next to Hebrew letters.
    enum class CharacterKind : std::uint8_t {
        Other,
        Letter,
        Digit,
        Underscore,
        JoinsBoth,
        JoinsDigits
    };

    constexpr std::array<CharacterKind, 128> characterKinds = [] {
        std::array<CharacterKind, 128> result {};
        for (std::size_t letter = 0; letter < 26; ++letter)
            result['A' + letter] = result['a' + letter] = CharacterKind::Letter;
        for (std::size_t digit = 0; digit < 10; ++digit)
            result['0' + digit] = CharacterKind::Digit;
        result['_'] = CharacterKind::Underscore;
        result['.'] = result['\''] = CharacterKind::JoinsBoth;
        result[','] = result[';'] = CharacterKind::JoinsDigits;
        return result;
    }();

    CharacterKind characterKind(char c)
    {
        return characterKinds[static_cast<unsigned char>(c)];
    }

    bool isWordy(CharacterKind kind)
    {
        return kind == CharacterKind::Letter || kind == CharacterKind::Digit
            || kind == CharacterKind::Underscore;
    }

    // Whether `middle` joins two characters of kind `sides`: the apostrophe in can't, 1,000.5
    bool joins(CharacterKind middle, CharacterKind sides)
    {
        return (middle == CharacterKind::JoinsBoth
                   && (sides == CharacterKind::Letter || sides == CharacterKind::Digit))
            || (middle == CharacterKind::JoinsDigits && sides == CharacterKind::Digit);
    }

} // namespace

std::size_t wordEnd(std::string_view text, std::size_t i, std::size_t end)
{
    if (text[i] == ' ') {
        while (i < end && text[i] == ' ')
            ++i;
        return i;
    }
    CharacterKind last = characterKind(text[i]);
    if (!isWordy(last))
        return graphemeEnd(text, i, end);
    for (++i; i < end; ++i) {
        const CharacterKind next = characterKind(text[i]);
        if (isWordy(next)) {
            last = next;
        } else if (joins(next, last) && i + 1 < end && characterKind(text[i + 1]) == last) {
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
        return characterKind(right) == CharacterKind::Other && right != ' ' && right != '"';
    if (left == ' ' && right == ' ')
        return false;
    return (characterKind(left) == CharacterKind::Other
               || characterKind(right) == CharacterKind::Other)
        && graphemesPart(left, right);
}

bool graphemesPart(char left, char right)
{
    return isAscii(left) && (left != '\r' || right != '\n');
}

} // namespace core::ascii
