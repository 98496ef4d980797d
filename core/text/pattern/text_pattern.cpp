#include "core/text/pattern/text_pattern.h"

#include "core/text/pattern/famous_pattern.h"

#include <array>
#include <utility>

namespace core {

namespace {

    constexpr std::array<std::pair<std::string_view, FamousPattern>, 3> famousSources { {
        { R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)",
            FamousPattern::Gpt2 },
        { R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|)"
          R"( ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
            FamousPattern::Llama3 },
        { R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}|)"
          R"( ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
            FamousPattern::Qwen2 },
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
    void findPattern(FamousPattern famous, std::string_view text, std::vector<ByteRange>& matches)
    {
        cutByFamousPattern(famous, text, matches);
    }
    void findPattern(
        const RegularPattern& regular, std::string_view text, std::vector<ByteRange>& matches)
    {
        regular.find(text, matches);
    }

} // namespace

TextPattern regularExpression(std::string_view source)
{
    for (const auto& [famous, pattern] : famousSources)
        if (famous == source)
            return pattern;
    return RegularPattern(source);
}

void findMatches(const TextPattern& pattern, std::string_view text, std::vector<ByteRange>& matches)
{
    std::visit([&](const auto& kind) { findPattern(kind, text, matches); }, pattern);
}

} // namespace core
