#include "core/text/normal/charsmap.h"

#include "core/base/error.h"
#include "core/text/text_breaks.h"

namespace core {

namespace {

    // The fields of a unit of the double array.
    constexpr bool leadsToValue(std::uint32_t unit)
    {
        return (unit >> 8 & 1U) != 0;
    }
    constexpr std::uint32_t valueIn(std::uint32_t unit)
    {
        return unit & 0x7fffffffU;
    }
    constexpr std::uint32_t labelIn(std::uint32_t unit)
    {
        return unit & 0x800000ffU;
    }
    constexpr std::uint32_t offsetIn(std::uint32_t unit)
    {
        return unit >> 10 << ((unit & 0x200U) >> 6);
    }

    std::uint32_t littleEndian(std::string_view bytes, std::size_t at)
    {
        std::uint32_t value = 0;
        for (std::size_t k = 4; k-- > 0;)
            value = value << 8 | static_cast<unsigned char>(bytes[at + k]);
        return value;
    }

    std::size_t codePoints(std::string_view text)
    {
        std::size_t count = 0;
        eachCodePoint(text, [&](char32_t, std::size_t, std::size_t) { ++count; });
        return count;
    }

    // A character and its change, as in AlignedWriter::put.
    struct MappedChar {
        char32_t value;
        int change;
    };

    void addReplaced(std::vector<MappedChar>& chars, std::string_view old, std::string_view now)
    {
        const std::size_t before = codePoints(old);
        const std::size_t after = codePoints(now);
        std::size_t i = 0;
        eachCodePoint(now, [&](char32_t c, std::size_t, std::size_t) {
            chars.push_back({ c, i++ < before ? 0 : 1 });
        });
        if (after < before && !chars.empty())
            chars.back().change -= static_cast<int>(before - after);
    }

} // namespace

Charsmap::Charsmap(std::string_view bytes)
{
    constexpr std::size_t unitSize = 4;
    const auto damaged = [] {
        return Error("tokenizer_bad_charsmap",
            message("the tokenizer's table of characters (precompiled_charsmap) is damaged"));
    };
    if (bytes.size() < unitSize)
        throw damaged();
    const std::size_t size = littleEndian(bytes, 0);
    if (size == 0 || size % unitSize != 0 || size > bytes.size() - unitSize)
        throw damaged();
    units.reserve(size / unitSize);
    for (std::size_t at = unitSize; at < unitSize + size; at += unitSize)
        units.push_back(littleEndian(bytes, at));
    texts = bytes.substr(unitSize + size);
    if (firstIllFormed(texts))
        throw damaged();
}

std::optional<std::string_view> Charsmap::replacement(std::string_view part) const
{
    std::size_t node = offsetIn(units.front());
    for (const char byte : part) {
        const auto label = static_cast<unsigned char>(byte);
        node ^= label;
        if (label == 0 || node >= units.size() || labelIn(units[node]) != label)
            return std::nullopt;
        const std::uint32_t unit = units[node];
        node ^= offsetIn(unit);
        if (!leadsToValue(unit))
            continue;
        if (node >= units.size() || valueIn(units[node]) >= texts.size())
            return std::nullopt;
        const std::string_view all(texts);
        const std::string_view found = all.substr(valueIn(units[node]));
        // A value of a damaged table may point into the middle of a character.
        if (!found.empty() && (static_cast<unsigned char>(found.front()) & 0xc0) == 0x80)
            return std::nullopt;
        return found.substr(0, found.find('\0'));
    }
    return std::nullopt;
}

AlignedText Charsmap::applied(const AlignedText& text) const
{
    constexpr std::size_t shortGroup = 6;
    std::vector<MappedChar> chars;
    chars.reserve(text.text.size());
    const std::string_view all(text.text);
    std::size_t begin = 0;
    for (const std::uint32_t end : TextBreaker(TextUnit::Grapheme).ends(all)) {
        const std::string_view group = all.substr(begin, end - begin);
        begin = end;
        const auto whole = group.size() < shortGroup ? replacement(group) : std::nullopt;
        if (whole) {
            addReplaced(chars, group, *whole);
            continue;
        }
        eachCodePoint(group, [&](char32_t c, std::size_t at, std::size_t length) {
            const std::string_view one = group.substr(at, length);
            if (const auto other = replacement(one))
                addReplaced(chars, one, *other);
            else
                chars.push_back({ c, 0 });
        });
    }
    AlignedWriter writer(text);
    for (const MappedChar& c : chars)
        writer.put(c.value, c.change);
    return writer.take();
}

} // namespace core
