#include "core/text/pattern/text_pattern.h"

#include "core/text/pattern/builtin_pattern.h"

#include <array>
#include <utility>

namespace core {

namespace {

    constexpr std::array<std::pair<std::string_view, BuiltinPattern>, 3> builtinSources { {
        { R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)",
            BuiltinPattern::Gpt2 },
        { R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|)"
          R"( ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
            BuiltinPattern::Llama3 },
        { R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}|)"
          R"( ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
            BuiltinPattern::Qwen2 },
    } };

    void findPattern(
        const LiteralPattern& literal, std::string_view text, std::vector<ByteRange>& matches)
    {
        if (literal.text.empty())
            return;
        for (std::size_t i = text.find(literal.text); i != std::string_view::npos;
             i = text.find(literal.text, i + literal.text.size()))
            matches.push_back({ i, i + literal.text.size() });
    }
    void findPattern(BuiltinPattern builtin, std::string_view text, std::vector<ByteRange>& matches)
    {
        splitByBuiltinPattern(builtin, text, matches);
    }
    void findPattern(
        const RegexPattern& regular, std::string_view text, std::vector<ByteRange>& matches)
    {
        regular.find(text, matches);
    }

} // namespace

TextPattern regexPattern(std::string_view source)
{
    for (const auto& [famous, pattern] : builtinSources)
        if (famous == source)
            return pattern;
    return RegexPattern(source);
}

void findMatches(const TextPattern& pattern, std::string_view text, std::vector<ByteRange>& matches)
{
    std::visit([&](const auto& kind) { findPattern(kind, text, matches); }, pattern);
}

} // namespace core
