#include "core/limits.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>

namespace core::limits {

namespace {

    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

    // A saturating unsigned number.
    class Count {
    public:
        Count(Index number) // NOLINT(google-explicit-constructor): reads like the formula
            : count(static_cast<std::uint64_t>(std::max<Index>(number, 0)))
        {
        }
        friend Count operator+(Count a, Count b)
        {
            return make(a.count > most - b.count ? most : a.count + b.count);
        }
        friend Count operator*(Count a, Count b)
        {
            return make(b.count != 0 && a.count > most / b.count ? most : a.count * b.count);
        }
        [[nodiscard]] std::uint64_t value() const { return count; }

    private:
        static Count make(std::uint64_t number)
        {
            Count result(0);
            result.count = number;
            return result;
        }
        std::uint64_t count;
    };

    void refuse(const std::string& problem, Message what, Index found, Index limit)
    {
        throw Error(
            problem, message("%1: %2, but the maximum is %3", std::move(what), found, limit));
    }

    Count embeddings(const Size& s)
    {
        // Embedding, position and their sum.
        return Count(3) * (Count(s.queries) * s.queryWidth + Count(s.keys) * s.keyWidth)
            + Count(s.keys) * s.valueWidth;
    }

    Count weights(const Size& s)
    {
        const Count in
            = Count(s.queryWidth) * s.dq + Count(s.keyWidth) * s.dk + Count(s.valueWidth) * s.dv;
        const Count out = Count(s.heads) * s.dv * s.outputWidth;
        return Count(s.heads) * (in + s.scoreParameters) + out;
    }

    Count results(const Size& s)
    {
        const Count head = Count(s.queries) * s.dq + Count(s.keys) * s.dk + Count(s.keys) * s.dv
            + Count(s.queries) * s.keys + Count(s.queries) * s.dv;
        return Count(s.heads) * head + Count(s.queries) * (Count(s.heads) * s.dv + s.outputWidth);
    }

    // During a run: a packed copy of the weights (or, before, their form in the file), and a copy
    // of each head's keys and values.
    Count temporaries(const Size& s)
    {
        return weights(s) + Count(s.heads) * s.keys * (Count(s.dk) + s.dv);
    }

} // namespace

std::uint64_t estimate(const Size& size)
{
    const Count masks = Count(size.addedMasks) * size.queries * size.keys;
    const Count numbers
        = embeddings(size) + weights(size) + results(size) + temporaries(size) + masks;
    return (numbers * Count(static_cast<Index>(sizeof(Scalar)))).value();
}

void check(const Size& size)
{
    const Index longest = std::max(size.queries, size.keys);
    if (longest > tokens)
        refuse("too_many_tokens", message("tokens"), longest, tokens);
    if (size.heads > heads)
        refuse("too_many_heads", message("heads"), size.heads, heads);
    const Index widest = std::max({ size.queryWidth, size.keyWidth, size.valueWidth });
    if (widest > dimension)
        refuse("dimension_too_large", message("model dimension (d)"), widest, dimension);
    if (const Index wider = std::max(size.dq, size.dk); wider > dimension)
        refuse("dimension_too_large", message("query and key dimension (d_k)"), wider, dimension);
    if (size.dv > dimension)
        refuse("dimension_too_large", message("value dimension (d_v)"), size.dv, dimension);
    if (const std::uint64_t bytes = estimate(size); bytes > memoryBytes)
        throw Error("too_much_memory",
            message("this would take about %1, but at most %2 are allowed; use fewer tokens, fewer "
                    "heads or smaller dimensions",
                readable(bytes), readable(memoryBytes)));
}

void checkText(std::size_t bytes)
{
    if (bytes > textBytes)
        throw Error("text_too_long",
            message("the text is longer than %1, the maximum", readable(textBytes)));
}

Message readable(std::uint64_t bytes)
{
    constexpr std::array units { "", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB" };
    std::size_t unit = 0;
    std::uint64_t size = 1;
    while (unit + 1 < units.size() && bytes / size >= 1024) {
        size *= 1024;
        ++unit;
    }
    if (unit == 0)
        return message("%1 bytes", bytes);
    std::string text = std::to_string(bytes / size);
    if (bytes / size < 100) {
        const std::uint64_t tenths = bytes % size * 10 / size;
        text += '.' + std::to_string(tenths);
    }
    return Message::verbatim(text + ' ' + units[unit]);
}

} // namespace core::limits
