#include "core/text/pattern/text_pattern.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/text/pattern/character_kinds.h"

#include <unicode/uregex.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

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

    // Splits a well-formed text by the pattern; the pieces cover every byte.
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

    constexpr std::array<std::pair<std::string_view, BuiltinPattern>, 3> builtinSources { {
        { R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)",
            BuiltinPattern::Gpt2 },
        { R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|)"
          R"( ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
            BuiltinPattern::Llama3 },
        { R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}|)"
          R"( ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
            BuiltinPattern::Qwen2 },
    } };

    void findPattern(
        const LiteralPattern& literal, std::string_view text, std::vector<ByteRange>& matches)
    {
        if (literal.text.empty())
            return;
        for (std::size_t i = text.find(literal.text); i != std::string_view::npos;
             i = text.find(literal.text, i + literal.text.size()))
            matches.push_back({ i, i + literal.text.size() });
    }
    void findPattern(BuiltinPattern builtin, std::string_view text, std::vector<ByteRange>& matches)
    {
        splitByBuiltinPattern(builtin, text, matches);
    }
    void findPattern(
        const RegexPattern& regular, std::string_view text, std::vector<ByteRange>& matches)
    {
        regular.find(text, matches);
    }

    // A text in UTF-16, with the UTF-8 offset of each unit and of the end.
    struct WideText {
        std::u16string units;
        std::vector<std::size_t> bytes;
    };

    WideText wideText(std::string_view text)
    {
        WideText wide;
        wide.units.reserve(text.size());
        wide.bytes.reserve(text.size() + 1);
        eachCodePoint(text, [&](char32_t c, std::size_t begin, std::size_t) {
            if (c >= 0x10000) {
                wide.units += static_cast<char16_t>(0xd7c0 + (c >> 10));
                wide.bytes.push_back(begin);
                c = 0xdc00 | (c & 0x3ff);
            }
            wide.units += static_cast<char16_t>(c);
            wide.bytes.push_back(begin);
        });
        wide.bytes.push_back(text.size());
        return wide;
    }

    // ICU limits the steps of one match (about a millisecond each); the clock limits many matches
    // that are slow but below that limit.
    constexpr std::size_t stepsOfAMatch = 300; // at least
    constexpr std::size_t stackBytes = 8 << 20; // at least
    constexpr std::size_t stackOfAByte = 64; // for a text that is a single match
    constexpr std::chrono::milliseconds leastTime { 3000 };
    constexpr std::size_t bytesOfAMillisecond = 200; // any realistic pattern is faster

    std::int32_t limited(std::size_t number)
    {
        constexpr std::size_t most = std::numeric_limits<std::int32_t>::max();
        return static_cast<std::int32_t>(std::min(number, most));
    }

    std::chrono::steady_clock::time_point patternDeadline(std::size_t bytes)
    {
        return std::chrono::steady_clock::now() + leastTime
            + std::chrono::milliseconds(bytes / bytesOfAMillisecond);
    }

    Error tooSlow(const std::string& source)
    {
        return Error("tokenizer_slow_pattern",
            message("the tokenizer's regular expression “%1” does not finish on this text; "
                    "shorten the text or use another tokenizer",
                source));
    }

} // namespace

TextPattern regexPattern(std::string_view source)
{
    for (const auto& [famous, pattern] : builtinSources)
        if (famous == source)
            return pattern;
    return RegexPattern(source);
}

void findMatches(const TextPattern& pattern, std::string_view text, std::vector<ByteRange>& matches)
{
    std::visit([&](const auto& kind) { findPattern(kind, text, matches); }, pattern);
}

struct RegexPattern::Compiled {
    struct Closer {
        void operator()(URegularExpression* opened) const { uregex_close(opened); }
    };
    using Handle = std::unique_ptr<URegularExpression, Closer>;
    Handle regex;
};

RegexPattern::RegexPattern(std::string_view patternSource)
    : source(patternSource)
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError where {};
    const WideText wide = wideText(patternSource);
    Compiled::Handle regex(uregex_open(
        wide.units.data(), static_cast<std::int32_t>(wide.units.size()), 0, &where, &status));
    if (U_FAILURE(status) != 0)
        throw Error("tokenizer_bad_pattern",
            message("the tokenizer's regular expression “%1” cannot be parsed", source))
            .remarked(u_errorName(status));
    compiled = std::make_shared<const Compiled>(Compiled { std::move(regex) });
}

void RegexPattern::find(std::string_view text, std::vector<ByteRange>& matches) const
{
    const WideText wide = wideText(text);
    const auto end = patternDeadline(text.size());
    UErrorCode status = U_ZERO_ERROR;
    // A copy, because an ICU expression has a current position.
    const Compiled::Handle regex(uregex_clone(compiled->regex.get(), &status));
    uregex_setTimeLimit(
        regex.get(), limited(stepsOfAMatch + text.size() / bytesOfAMillisecond), &status);
    uregex_setStackLimit(regex.get(), limited(stackBytes + text.size() * stackOfAByte), &status);
    uregex_setText(
        regex.get(), wide.units.data(), static_cast<std::int32_t>(wide.units.size()), &status);
    while (uregex_findNext(regex.get(), &status) != 0) {
        const std::int32_t from = uregex_start(regex.get(), 0, &status);
        const std::int32_t to = uregex_end(regex.get(), 0, &status);
        if (from < to)
            matches.push_back({ wide.bytes[static_cast<std::size_t>(from)],
                wide.bytes[static_cast<std::size_t>(to)] });
        if (std::chrono::steady_clock::now() > end)
            throw tooSlow(source);
    }
    if (U_FAILURE(status) != 0)
        throw tooSlow(source);
}

} // namespace core
