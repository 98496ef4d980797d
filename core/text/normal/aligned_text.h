#pragma once

#include "core/base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// Which characters (code points) of the original: [begin, end).
struct CharRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    bool operator==(const CharRange&) const = default;
};

// A text on its way to a tokenizer's model, and for each of its bytes the characters of the
// original that it stands for. Both have the same length.
struct AlignedText {
    std::string text; // well-formed UTF-8
    std::vector<CharRange> from;

    bool operator==(const AlignedText&) const = default;
};

// Every character stands for itself.
AlignedText alignedText(std::string_view original);

// What bytes [begin, end), which are not none, stand for.
CharRange rangeOf(const AlignedText& text, std::size_t begin, std::size_t end);

AlignedText partOf(const AlignedText& text, std::size_t begin, std::size_t end);
void appendPart(AlignedText& to, const AlignedText& text, std::size_t begin, std::size_t end);

// With something before it that stands for the first character; an empty text stays empty.
AlignedText prepended(std::string_view before, AlignedText text);

// Writes a text anew from its beginning. What is written in the place of old characters stands for
// the first of them; what is inserted stands for what the last old byte before it stood for.
class AlignedWriter {
public:
    explicit AlignedWriter(const AlignedText& old);

    // In the place of the next old character and of `dropped` more after it.
    void replace(char32_t c, std::size_t dropped = 0);
    void insert(char32_t c);
    // Old characters that nothing stands for.
    void drop(std::size_t characters = 1);
    // change 0: replace(c); -n: replace(c, n); above 0: insert(c).
    void put(char32_t c, int change);
    AlignedText take() { return std::move(made); }

private:
    void write(char32_t c, CharRange from);

    const AlignedText& old;
    std::size_t at = 0; // of the old text
    AlignedText made;
};

} // namespace core
