#pragma once

#include <string_view>

namespace core {

// True if `text` matches the pattern: * is any run of characters and ? any character, but not "/".
constexpr bool matchesGlob(std::string_view pattern, std::string_view text)
{
    if (pattern.empty())
        return text.empty();
    if (pattern.front() == '*')
        return matchesGlob(pattern.substr(1), text)
            || (!text.empty() && text.front() != '/' && matchesGlob(pattern, text.substr(1)));
    return !text.empty()
        && (pattern.front() == '?' ? text.front() != '/' : pattern.front() == text.front())
        && matchesGlob(pattern.substr(1), text.substr(1));
}

constexpr bool isGlob(std::string_view text)
{
    return text.find_first_of("*?") != std::string_view::npos;
}

} // namespace core
