#include "core/text/pattern/character_kinds.h"

#include "core/text/letters.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace core {

namespace {

    bool hasCategory(char32_t c, std::uint32_t mask)
    {
        return (U_GET_GC_MASK(static_cast<UChar32>(c)) & mask) != 0;
    }

    constexpr bool isAsciiLetter(char32_t c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
    constexpr bool isAsciiDigit(char32_t c)
    {
        return c >= '0' && c <= '9';
    }

    struct NamedBlock {
        char32_t first;
        char32_t last;
    };
    // One start differs from Unicode, as in the reference library: 2B920 for 2B820.
    constexpr std::array ideographs {
        NamedBlock { 0x4e00, 0x9fff },
        NamedBlock { 0x3400, 0x4dbf },
        NamedBlock { 0x20000, 0x2a6df },
        NamedBlock { 0x2a700, 0x2b73f },
        NamedBlock { 0x2b740, 0x2b81f },
        NamedBlock { 0x2b920, 0x2ceaf },
        NamedBlock { 0xf900, 0xfaff },
        NamedBlock { 0x2f800, 0x2fa1f },
    };

} // namespace

bool isLetter(char32_t c)
{
    return c < 0x80 ? isAsciiLetter(c) : hasCategory(c, U_GC_L_MASK);
}

bool isNumber(char32_t c)
{
    return c < 0x80 ? isAsciiDigit(c) : hasCategory(c, U_GC_N_MASK);
}

bool isMark(char32_t c)
{
    return c >= 0x80 && hasCategory(c, U_GC_M_MASK);
}

bool isNonspacingMark(char32_t c)
{
    return c >= 0x80 && hasCategory(c, U_GC_MN_MASK);
}

bool isPunctuation(char32_t c)
{
    if (c < 0x80)
        return c > ' ' && c < 0x7f && !isAsciiLetter(c) && !isAsciiDigit(c);
    return hasCategory(c, U_GC_P_MASK);
}

bool isControl(char32_t c)
{
    if (c < 0x80)
        return c < ' ' || c == 0x7f;
    return hasCategory(c, U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK);
}

bool isWordCharacter(char32_t c)
{
    if (c < 0x80)
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
    return hasCategory(c, U_GC_M_MASK | U_GC_ND_MASK | U_GC_PC_MASK)
        || u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_ALPHABETIC) != 0
        || u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_JOIN_CONTROL) != 0;
}

bool isIdeograph(char32_t c)
{
    return c >= ideographs[1].first && std::ranges::any_of(ideographs, [c](const auto& block) {
        return block.first <= c && c <= block.last;
    });
}

CharacterKind kindOf(char32_t c)
{
    if (isLetter(c))
        return CharacterKind::Letter;
    if (isNumber(c))
        return CharacterKind::Numeral;
    return isWhiteSpace(c) ? CharacterKind::Space : CharacterKind::Other;
}

} // namespace core
