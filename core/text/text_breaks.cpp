#include "core/text/text_breaks.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/text/ascii_breaks.h"

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include <cassert>
#include <limits>
#include <new>
#include <string>
#include <utility>

namespace core {

namespace {

    void requireSuccess(UErrorCode status)
    {
        if (status == U_MEMORY_ALLOCATION_ERROR)
            throw std::bad_alloc();
        if (U_FAILURE(status) != 0)
            throw Error("text_rules_unavailable",
                message("ICU could not split the text into words: expected its break rules, got "
                        "%1; reinstall the ICU library",
                    u_errorName(status)));
    }

    std::unique_ptr<icu::BreakIterator> makeIterator(TextUnit unit)
    {
        UErrorCode status = U_ZERO_ERROR;
        const icu::Locale& root = icu::Locale::getRoot();
        std::unique_ptr<icu::BreakIterator> iterator(unit == TextUnit::Word
                ? icu::BreakIterator::createWordInstance(root, status)
                : icu::BreakIterator::createCharacterInstance(root, status));
        requireSuccess(status);
        return iterator;
    }

    // The last position from `begin` to `other` that is a boundary in every context. Up to there
    // the ASCII rules suffice; `other` is the next non-ASCII character.
    std::size_t lastParting(std::string_view text, std::size_t begin, std::size_t other, auto part)
    {
        for (std::size_t i = other; i > begin + 1; --i)
            if (part(text[i - 2], text[i - 1]))
                return i - 1;
        return begin;
    }

    // The first such boundary after byte i, which is not ASCII.
    std::size_t nextParting(std::string_view text, std::size_t i, auto part)
    {
        for (++i; i < text.size(); ++i)
            if (isAscii(text[i]) && part(text[i - 1], text[i]))
                return i;
        return text.size();
    }

} // namespace

struct TextBreaker::Rules {
    std::unique_ptr<icu::BreakIterator> iterator;
};

TextBreaker::TextBreaker(TextUnit unitOfText)
    : unit(unitOfText)
{
}

TextBreaker::~TextBreaker() = default;

void TextBreaker::cutWithIcu(std::string_view text, std::size_t begin, std::size_t end)
{
    if (!rules)
        rules = std::make_unique<Rules>(Rules { makeIterator(unit) });
    UErrorCode status = U_ZERO_ERROR;
    const icu::LocalUTextPointer part(utext_openUTF8(
        nullptr, text.data() + begin, static_cast<std::int64_t>(end - begin), &status));
    requireSuccess(status);
    rules->iterator->setText(part.getAlias(), status);
    requireSuccess(status);
    while (rules->iterator->next() != icu::BreakIterator::DONE)
        found.push_back(static_cast<std::uint32_t>(begin)
            + static_cast<std::uint32_t>(rules->iterator->current()));
}

std::vector<std::uint32_t> TextBreaker::ends(std::string_view text)
{
    assert(text.size() <= std::numeric_limits<std::int32_t>::max());
    const bool words = unit == TextUnit::Word;
    const auto part = words ? ascii::wordsPart : ascii::graphemesPart;
    const auto pieceEnd = words ? ascii::wordEnd : ascii::graphemeEnd;
    found.clear();
    found.reserve(text.size() / (words ? 3 : 1) + 1);
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t other = endOfAscii(text, begin);
        const std::size_t asciiEnd
            = other == text.size() ? other : lastParting(text, begin, other, part);
        while (begin < asciiEnd) {
            begin = pieceEnd(text, begin, asciiEnd);
            found.push_back(static_cast<std::uint32_t>(begin));
        }
        if (asciiEnd == text.size())
            break;
        const std::size_t mixedEnd = nextParting(text, other, part);
        cutWithIcu(text, asciiEnd, mixedEnd);
        begin = mixedEnd;
    }
    return std::exchange(found, {});
}

} // namespace core
