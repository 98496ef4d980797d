#pragma once

#include "core/base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// A range of characters (code points) of the original: [begin, end).
struct CharRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    bool operator==(const CharRange&) const = default;
};

// A text during normalisation, with the range of original characters for each of its bytes. Both
// have the same length.
struct AlignedText {
    std::string text; // well-formed UTF-8
    std::vector<CharRange> from;

    bool operator==(const AlignedText&) const = default;
};

// Aligns every character with itself.
AlignedText alignedText(std::string_view original);

// The original characters of bytes [begin, end), a non-empty range.
CharRange rangeOf(const AlignedText& text, std::size_t begin, std::size_t end);

AlignedText partOf(const AlignedText& text, std::size_t begin, std::size_t end);
void appendPart(AlignedText& to, const AlignedText& text, std::size_t begin, std::size_t end);

// The text with a prefix that is aligned with the first character; an empty text stays empty.
AlignedText prepended(std::string_view before, AlignedText text);

// Rewrites a text from its beginning. A replacement is aligned with the first character it
// replaces, an insertion with the last old byte before it.
class AlignedWriter {
public:
    explicit AlignedWriter(const AlignedText& old);

    // Replaces the next old character and `dropped` more after it.
    void replace(char32_t c, std::size_t dropped = 0);
    void insert(char32_t c);
    // Removes old characters.
    void drop(std::size_t characters = 1);
    // change 0: replace(c); -n: replace(c, n); above 0: insert(c).
    void put(char32_t c, int change);
    AlignedText take() { return std::move(made); }

private:
    void write(char32_t c, CharRange from);

    const AlignedText& old;
    std::size_t at = 0; // position in the old text
    AlignedText made;
};

} // namespace core
