#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

struct ByteRange {
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const ByteRange&) const = default;
};

// A text that stands for itself.
struct LiteralPattern {
    std::string text;
    bool operator==(const LiteralPattern&) const = default;
};

// The patterns of most language models, whose matches cover every text. They are cut by hand, many
// times as fast as any engine of regular expressions.
enum class BuiltinPattern {
    Gpt2,
    Llama3, // also GPT-4's
    Qwen2, // the same, digit by digit
};

// Any other regular expression, by ICU.
class RegexPattern {
public:
    // Error "tokenizer_bad_pattern"
    explicit RegexPattern(std::string_view source);

    // Error "tokenizer_slow_pattern" where ICU tries too many ways.
    void find(std::string_view text, std::vector<ByteRange>& matches) const;
    bool operator==(const RegexPattern& other) const { return source == other.source; }

private:
    struct Compiled;

    std::string source;
    std::shared_ptr<const Compiled> compiled;
};

using TextPattern = std::variant<LiteralPattern, BuiltinPattern, RegexPattern>;

// The famous one, if it is one. Error "tokenizer_bad_pattern".
TextPattern regexPattern(std::string_view source);

// Adds the matches in a well-formed text, in order; none overlaps another, none is empty.
// Error "tokenizer_slow_pattern".
void findMatches(
    const TextPattern& pattern, std::string_view text, std::vector<ByteRange>& matches);

} // namespace core
