#include "core/text/normal/aligned_text.h"

#include <iterator>

namespace core {

AlignedText alignedText(std::string_view original)
{
    AlignedText result { std::string(original), {} };
    result.from.reserve(original.size());
    std::uint32_t count = 0;
    eachCodePoint(original, [&](char32_t, std::size_t, std::size_t length) {
        result.from.insert(result.from.end(), length, { count, count + 1 });
        ++count;
    });
    return result;
}

CharRange rangeOf(const AlignedText& text, std::size_t begin, std::size_t end)
{
    return { text.from[begin].begin, text.from[end - 1].end };
}

AlignedText partOf(const AlignedText& text, std::size_t begin, std::size_t end)
{
    AlignedText result;
    appendPart(result, text, begin, end);
    return result;
}

void appendPart(AlignedText& to, const AlignedText& text, std::size_t begin, std::size_t end)
{
    to.text.append(text.text, begin, end - begin);
    const auto first = text.from.begin();
    to.from.insert(to.from.end(), std::next(first, static_cast<std::ptrdiff_t>(begin)),
        std::next(first, static_cast<std::ptrdiff_t>(end)));
}

AlignedText prepended(std::string_view before, AlignedText text)
{
    if (text.text.empty())
        return text;
    const CharRange first = text.from.front();
    text.text.insert(0, before);
    text.from.insert(text.from.begin(), before.size(), first);
    return text;
}

AlignedWriter::AlignedWriter(const AlignedText& oldText)
    : old(oldText)
{
    made.text.reserve(old.text.size());
    made.from.reserve(old.text.size());
}

void AlignedWriter::write(char32_t c, CharRange from)
{
    const std::size_t before = made.text.size();
    appendCodePoint(made.text, c);
    made.from.insert(made.from.end(), made.text.size() - before, from);
}

void AlignedWriter::replace(char32_t c, std::size_t dropped)
{
    if (at >= old.text.size()) {
        insert(c);
        return;
    }
    const CharRange from = old.from[at];
    if (c < 0x80 && dropped == 0 && isAscii(old.text[at])) { // by far the most frequent case
        ++at;
        made.text += static_cast<char>(c);
        made.from.push_back(from);
        return;
    }
    drop(1 + dropped);
    write(c, from);
}

void AlignedWriter::insert(char32_t c)
{
    if (at > 0)
        write(c, old.from[at - 1]);
    else if (old.from.empty())
        write(c, {});
    else
        write(c, { old.from.front().begin, old.from.front().begin });
}

void AlignedWriter::drop(std::size_t characters)
{
    for (; characters > 0 && at < old.text.size(); --characters)
        at += codePointAt(old.text, at).length;
}

void AlignedWriter::put(char32_t c, int change)
{
    if (change > 0)
        insert(c);
    else
        replace(c, static_cast<std::size_t>(-change));
}

} // namespace core
