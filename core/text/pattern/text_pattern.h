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

// A literal text.
struct LiteralPattern {
    std::string text;
    bool operator==(const LiteralPattern&) const = default;
};

// The patterns of most language models, whose matches cover every text. Implemented by hand, many
// times as fast as a regular expression engine.
enum class BuiltinPattern {
    Gpt2,
    Llama3, // also GPT-4's
    Qwen2, // the same, digit by digit
};

// Any other regular expression, with ICU.
class RegexPattern {
public:
    // Error "tokenizer_bad_pattern"
    explicit RegexPattern(std::string_view source);

    // Appends the matches. Error "tokenizer_slow_pattern" if ICU exceeds its limits.
    void find(std::string_view text, std::vector<ByteRange>& matches) const;
    bool operator==(const RegexPattern& other) const { return source == other.source; }

private:
    struct Compiled;

    std::string source;
    std::shared_ptr<const Compiled> compiled;
};

using TextPattern = std::variant<LiteralPattern, BuiltinPattern, RegexPattern>;

// A BuiltinPattern if the source is one, else a RegexPattern. Error "tokenizer_bad_pattern".
TextPattern regexPattern(std::string_view source);

// Appends the matches in a well-formed text, in order; they are not empty and do not overlap. Error
// "tokenizer_slow_pattern".
void findMatches(
    const TextPattern& pattern, std::string_view text, std::vector<ByteRange>& matches);

} // namespace core
