#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Where the text stops being UTF-8 (overlong forms, surrogates and cut sequences included).
std::optional<std::size_t> firstBadUtf8(std::string_view text);

// Foreign text for a message: in double quotes, one line, valid UTF-8, at most about 60 characters.
std::string shown(std::string_view text);

} // namespace core
