#include "core/text/pattern/builtin_pattern.h"

#include "core/base/utf8.h"
#include "core/text/pattern/character_kinds.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace core {

namespace {

    struct PatternChar {
        char32_t value;
        CharacterKind kind;
        std::size_t end;
    };

    // The rules of a pattern. Each is tried at the begin of a piece and returns the piece's end, or
    // its begin if it does not match.
    class PatternSplitter {
    public:
        PatternSplitter(BuiltinPattern pattern, std::string_view cutText)
            : text(cutText)
            , older(pattern == BuiltinPattern::Gpt2)
            , digits(older                                ? std::numeric_limits<int>::max()
                      : pattern == BuiltinPattern::Llama3 ? 3
                                                          : 1)
        {
        }

        [[nodiscard]] std::size_t endOfPiece(std::size_t begin) const
        {
            if (const std::size_t end = contraction(begin); end > begin)
                return end;
            if (const std::size_t end = older ? olderRun(begin) : newerRun(begin); end > begin)
                return end;
            return spaces(begin);
        }

    private:
        [[nodiscard]] PatternChar at(std::size_t i) const
        {
            const CodePoint c = isAscii(text[i])
                ? CodePoint { static_cast<unsigned char>(text[i]), 1 }
                : codePointAt(text, i);
            return { c.value, kindOf(c.value), i + c.length };
        }
        [[nodiscard]] bool has(std::size_t i, CharacterKind kind) const
        {
            return i < text.size() && at(i).kind == kind;
        }
        [[nodiscard]] bool isLineEnd(std::size_t i) const
        {
            return i < text.size() && (text[i] == '\r' || text[i] == '\n');
        }
        [[nodiscard]] std::size_t run(
            std::size_t i, CharacterKind kind, int most = std::numeric_limits<int>::max()) const
        {
            for (; most > 0 && i < text.size(); --most) {
                const PatternChar c = at(i);
                if (c.kind != kind)
                    break;
                i = c.end;
            }
            return i;
        }

        // The letter at i, in lower case in the newer patterns, which ignore case; they treat a
        // long s as an s.
        [[nodiscard]] char smallLetter(std::size_t i) const
        {
            if (i >= text.size())
                return 0;
            const char c = text[i];
            return !older && c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        // 's 't 'm 'd 're 've 'll
        [[nodiscard]] std::size_t contraction(std::size_t i) const
        {
            constexpr std::string_view longS = "\u017f";
            if (text[i] != '\'')
                return i;
            const char first = smallLetter(i + 1);
            const char second = smallLetter(i + 2);
            if (first == 's' || first == 't' || first == 'm' || first == 'd')
                return i + 2;
            if (!older && text.substr(i + 1).starts_with(longS))
                return i + 1 + longS.size();
            const bool two = (second == 'e' && (first == 'r' || first == 'v'))
                || (first == 'l' && second == 'l');
            return two ? i + 3 : i;
        }

        //  ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+
        [[nodiscard]] std::size_t olderRun(std::size_t i) const
        {
            const std::size_t first = text[i] == ' ' ? i + 1 : i;
            if (first == text.size())
                return i;
            const PatternChar c = at(first);
            return c.kind == CharacterKind::Space ? i : run(c.end, c.kind);
        }
        // [^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*
        [[nodiscard]] std::size_t newerRun(std::size_t i) const
        {
            const PatternChar c = at(i);
            if (c.kind == CharacterKind::Letter)
                return run(c.end, CharacterKind::Letter);
            if (c.kind == CharacterKind::Numeral)
                return run(i, CharacterKind::Numeral, digits);
            if (!isLineEnd(i) && has(c.end, CharacterKind::Letter))
                return run(c.end, CharacterKind::Letter);
            const std::size_t first = c.value == ' ' ? c.end : i;
            if (!has(first, CharacterKind::Other))
                return i;
            std::size_t end = run(first, CharacterKind::Other);
            while (isLineEnd(end))
                ++end;
            return end;
        }
        // \s*[\r\n]+ in the newer patterns; then \s+(?!\S)|\s+ : the last space before a non-space
        // belongs to the next piece.
        [[nodiscard]] std::size_t spaces(std::size_t begin) const
        {
            std::size_t lastLineEnd = begin;
            std::size_t last = begin;
            std::size_t i = begin;
            while (has(i, CharacterKind::Space)) {
                last = i;
                i = at(i).end;
                if (isLineEnd(last))
                    lastLineEnd = i;
            }
            if (!older && lastLineEnd > begin)
                return lastLineEnd;
            return i == text.size() || last == begin ? i : last;
        }

        std::string_view text;
        bool older; // GPT-2's rules, without the changes of GPT-4's pattern
        int digits; // at most, per piece
    };

} // namespace

void splitByBuiltinPattern(
    BuiltinPattern pattern, std::string_view text, std::vector<ByteRange>& pieces)
{
    const PatternSplitter splitter(pattern, text);
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = splitter.endOfPiece(i);
        pieces.push_back({ i, end });
        i = end;
    }
}

} // namespace core
