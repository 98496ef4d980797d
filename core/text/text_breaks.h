#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace core {

enum class TextUnit { Word, Grapheme };

// Splits text at every word or grapheme boundary of UAX 29 as tailored by ICU: a colon joins no
// words, and dictionaries split Chinese, Japanese, Thai and similar scripts. ASCII has rules of our
// own (ten times as fast, and independent of the installed ICU: ICU 72 alone treats "@" as a
// letter); ICU and its rules are loaded only for other characters.
class TextBreaker {
public:
    explicit TextBreaker(TextUnit unit);
    ~TextBreaker();
    TextBreaker(const TextBreaker&) = delete;
    TextBreaker& operator=(const TextBreaker&) = delete;

    // The end offset of each piece, white space included; the last is the size of the text. The
    // text is well-formed UTF-8 and shorter than 2 GiB.
    std::vector<std::uint32_t> ends(std::string_view text);

private:
    struct Rules;

    void cutWithIcu(std::string_view text, std::size_t begin, std::size_t end);

    TextUnit unit;
    std::unique_ptr<Rules> rules; // null until needed
    std::vector<std::uint32_t> found;
};

} // namespace core
