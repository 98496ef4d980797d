#include "core/text/normal/unicode_form.h"

#include <unicode/unorm2.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace core {

namespace {

    // A character during normalisation and its change, as in AlignedWriter::put.
    struct FormedChar {
        char32_t value;
        int change;
        unsigned char order; // the canonical combining class
    };

    const UNormalizer2* icuForm(bool isCompatible)
    {
        UErrorCode status = U_ZERO_ERROR;
        return isCompatible ? unorm2_getNFKCInstance(&status) : unorm2_getNFCInstance(&status);
    }

    FormedChar formedChar(const UNormalizer2* form, UChar32 c, int change)
    {
        return { static_cast<char32_t>(c), change, unorm2_getCombiningClass(form, c) };
    }

    // Sorts the combining marks from `begin` on into canonical order.
    void orderMarks(std::vector<FormedChar>& chars, std::size_t begin)
    {
        std::stable_sort(chars.begin() + static_cast<std::ptrdiff_t>(begin), chars.end(),
            [](const FormedChar& a, const FormedChar& b) { return a.order < b.order; });
    }

    std::vector<FormedChar> decomposedChars(const UNormalizer2* form, std::string_view text)
    {
        std::vector<FormedChar> chars;
        chars.reserve(text.size());
        std::size_t marks = 0; // begin of the marks that are not sorted yet
        const auto add = [&](UChar32 c, int change) {
            const FormedChar formed = formedChar(form, c, change);
            if (formed.order == 0) {
                orderMarks(chars, marks);
                marks = chars.size() + 1;
            }
            chars.push_back(formed);
        };
        constexpr std::int32_t longest = 32; // the longest decomposition in Unicode has 18
        std::array<UChar, longest> parts {};
        eachCodePoint(text, [&](char32_t c, std::size_t, std::size_t) {
            UErrorCode status = U_ZERO_ERROR;
            const auto whole = static_cast<UChar32>(c);
            const std::int32_t count = c < 0x80
                ? -1
                : unorm2_getDecomposition(form, whole, parts.data(), longest, &status);
            if (count < 0)
                add(whole, 0);
            const UChar* const units = parts.data();
            for (std::int32_t i = 0; i < count;) {
                UChar32 part = 0;
                const int change = i == 0 ? 0 : 1;
                U16_NEXT(units, i, count, part);
                add(part, change);
            }
        });
        orderMarks(chars, std::min(marks, chars.size()));
        return chars;
    }

    // Composes marks with the character before them where Unicode has a composed character.
    std::vector<FormedChar> composedChars(
        const UNormalizer2* form, const std::vector<FormedChar>& parts)
    {
        std::vector<FormedChar> chars;
        chars.reserve(parts.size());
        std::optional<std::size_t> starter; // index in chars
        for (const FormedChar& part : parts) {
            const bool isNext = starter && *starter + 1 == chars.size();
            const bool isBlocked = starter && !isNext && chars.back().order >= part.order;
            const UChar32 both = !starter || isBlocked
                ? U_SENTINEL
                : unorm2_composePair(form, static_cast<UChar32>(chars[*starter].value),
                    static_cast<UChar32>(part.value));
            if (both >= 0) {
                chars[*starter].value = static_cast<char32_t>(both);
                chars[*starter].change += part.change - 1;
                continue;
            }
            if (part.order == 0)
                starter = chars.size();
            chars.push_back(part);
        }
        return chars;
    }

} // namespace

AlignedText inUnicodeForm(UnicodeForm form, const AlignedText& text)
{
    if (endOfAscii(text.text, 0) == text.text.size())
        return text;
    const bool isCompatible = form == UnicodeForm::CompatibilityComposed
        || form == UnicodeForm::CompatibilityDecomposed;
    const bool isComposed
        = form == UnicodeForm::Composed || form == UnicodeForm::CompatibilityComposed;
    const UNormalizer2* icu = icuForm(isCompatible);
    std::vector<FormedChar> chars = decomposedChars(icu, text.text);
    if (isComposed)
        chars = composedChars(icuForm(false), chars);
    AlignedWriter writer(text);
    for (const FormedChar& c : chars)
        writer.put(c.value, c.change);
    return writer.take();
}

} // namespace core
