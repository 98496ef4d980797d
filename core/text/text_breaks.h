#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace core {

enum class TextUnit { Word, Grapheme };

// Cuts text at every word or grapheme boundary of UAX 29 as ICU tailors it: a colon joins no
// words, and dictionaries cut Chinese, Japanese, Thai and their like. ASCII is cut by rules of our
// own (ten times as fast, and the same whatever ICU is installed: ICU 72 alone takes "@" for a
// letter); ICU is asked for, and its rules are loaded, only around other characters.
class TextBreaker {
public:
    explicit TextBreaker(TextUnit unit);
    ~TextBreaker();
    TextBreaker(const TextBreaker&) = delete;
    TextBreaker& operator=(const TextBreaker&) = delete;

    // The byte after each piece, white space included; the last is the size of the text.
    // The text is well-formed UTF-8 and shorter than 2 GiB.
    std::vector<std::uint32_t> ends(std::string_view text);

private:
    struct Rules;

    void cutWithIcu(std::string_view text, std::size_t begin, std::size_t end);

    TextUnit unit;
    std::unique_ptr<Rules> rules; // null until needed
    std::vector<std::uint32_t> found;
};

} // namespace core
