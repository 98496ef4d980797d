#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/text/pattern/text_pattern.h"

#include <unicode/uregex.h>

#include <algorithm>
#include <chrono>
#include <limits>

namespace core {

namespace {

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
