#include "core/text/normal/text_normaliser.h"

#include "core/base/error.h"
#include "core/text/letters.h"
#include "core/text/normal/byte_letters.h"
#include "core/text/pattern/character_kinds.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace core {

namespace {

    template <class Keep> AlignedText charactersKept(const AlignedText& text, const Keep& keep)
    {
        AlignedWriter writer(text);
        eachCodePoint(text.text, [&](char32_t c, std::size_t, std::size_t) {
            if (keep(c))
                writer.replace(c);
            else
                writer.drop();
        });
        return writer.take();
    }

    template <class Other> AlignedText charactersMapped(const AlignedText& text, const Other& other)
    {
        AlignedWriter writer(text);
        eachCodePoint(
            text.text, [&](char32_t c, std::size_t, std::size_t) { writer.replace(other(c)); });
        return writer.take();
    }

    AlignedText cleaned(const AlignedText& text)
    {
        const auto isKept = [](char32_t c) {
            const bool isSpace = c == '\t' || c == '\n' || c == '\r';
            return c != 0xfffd && (isSpace || !isControl(c));
        };
        return charactersMapped(
            charactersKept(text, isKept), [](char32_t c) { return isWhiteSpace(c) ? U' ' : c; });
    }

    AlignedText ideographsSpaced(const AlignedText& text)
    {
        AlignedWriter writer(text);
        eachCodePoint(text.text, [&](char32_t c, std::size_t, std::size_t) {
            if (!isIdeograph(c)) {
                writer.replace(c);
                return;
            }
            writer.replace(U' ');
            writer.insert(c);
            writer.insert(U' ');
        });
        return writer.take();
    }

    // Context-free lower case, also for Greek sigma.
    void writeLowerCase(AlignedWriter& writer, char32_t c)
    {
        constexpr char32_t dottedI = 0x130; // the only one with two characters in lower case
        constexpr char32_t dotAbove = 0x307;
        if (c == dottedI) {
            writer.replace(U'i');
            writer.insert(dotAbove);
        } else if (c < 0x80) {
            writer.replace(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        } else {
            writer.replace(static_cast<char32_t>(u_tolower(static_cast<UChar32>(c))));
        }
    }

    AlignedText normalisedBy(const NormaliseForm& how, const AlignedText& text)
    {
        return inUnicodeForm(how.form, text);
    }
    AlignedText normalisedBy(const NormaliseLowerCase& /*how*/, const AlignedText& text)
    {
        AlignedWriter writer(text);
        eachCodePoint(
            text.text, [&](char32_t c, std::size_t, std::size_t) { writeLowerCase(writer, c); });
        return writer.take();
    }
    AlignedText normalisedBy(const NormaliseBert& how, AlignedText text)
    {
        if (how.cleanText)
            text = cleaned(text);
        const bool isAsciiOnly = endOfAscii(text.text, 0) == text.text.size();
        if (how.spaceIdeographs && !isAsciiOnly)
            text = ideographsSpaced(text);
        if (how.stripAccents && !isAsciiOnly)
            text = charactersKept(inUnicodeForm(UnicodeForm::Decomposed, text),
                [](char32_t c) { return !isNonspacingMark(c); });
        return how.lowerCase ? normalisedBy(NormaliseLowerCase {}, text) : text;
    }
    AlignedText normalisedBy(const NormaliseStripAccents& /*how*/, const AlignedText& text)
    {
        return charactersKept(text, [](char32_t c) { return !isMark(c); });
    }
    AlignedText normalisedBy(const NormaliseStrip& how, const AlignedText& text)
    {
        std::size_t begin = text.text.size();
        std::size_t end = 0;
        eachCodePoint(text.text, [&](char32_t c, std::size_t at, std::size_t length) {
            if (isWhiteSpace(c))
                return;
            begin = std::min(begin, at);
            end = at + length;
        });
        begin = how.left ? begin : 0;
        return partOf(text, begin, std::max(begin, how.right ? end : text.text.size()));
    }
    AlignedText normalisedBy(const NormalisePrepend& how, AlignedText text)
    {
        return prepended(how.text, std::move(text));
    }
    // Limits the growth of a text: the rules of a file may multiply it repeatedly.
    void requireModest(std::size_t bytes, const AlignedText& before)
    {
        constexpr std::size_t free = 1 << 20;
        constexpr std::size_t bytesOfACharacter = 64;
        const std::size_t characters = before.from.empty() ? 0 : before.from.back().end;
        if (bytes > free + bytesOfACharacter * characters)
            throw Error("tokenizer_long_text",
                message("the tokenizer's replacements would make this text %1 bytes long; shorten "
                        "the text or use another tokenizer",
                    bytes));
    }

    AlignedText normalisedBy(const NormaliseReplace& how, AlignedText text)
    {
        std::vector<ByteRange> matches;
        findMatches(how.pattern, text.text, matches);
        if (matches.empty())
            return text;
        requireModest(text.text.size() + matches.size() * how.content.size(), text);
        AlignedText made;
        std::size_t done = 0;
        for (const ByteRange match : matches) {
            appendPart(made, text, done, match.begin);
            made.text += how.content;
            made.from.insert(made.from.end(), how.content.size(), text.from[match.end - 1]);
            done = match.end;
        }
        appendPart(made, text, done, text.text.size());
        return made;
    }
    AlignedText normalisedBy(const NormaliseCharsmap& how, const AlignedText& text)
    {
        return how.map->applied(text);
    }
    AlignedText normalisedBy(const NormaliseNmt& /*how*/, const AlignedText& text)
    {
        const auto isKept = [](char32_t c) {
            const bool isLow
                = c < ' ' && c != 0 && c != '\t' && c != '\n' && c != '\f' && c != '\r';
            return !isLow && c != 0x7f && c != 0x8f && c != 0x9f;
        };
        const auto spaced = [](char32_t c) {
            const bool isSpace = c == '\t' || c == '\n' || c == '\f' || c == '\r' || c == 0x1680
                || (c >= 0x200b && c <= 0x200f) || c == 0x2028 || c == 0x2029 || c == 0x2581
                || c == 0xfeff || c == 0xfffd;
            return isSpace ? U' ' : c;
        };
        return charactersMapped(charactersKept(text, isKept), spaced);
    }
    AlignedText normalisedBy(const NormaliseBytes& /*how*/, const AlignedText& text)
    {
        AlignedText made;
        appendByteLetters(made, text, { 0, text.text.size() });
        return made;
    }

} // namespace

AlignedText normalised(const TextNormaliser& how, AlignedText text)
{
    return std::visit([&](const auto& kind) { return normalisedBy(kind, std::move(text)); }, how);
}

} // namespace core
