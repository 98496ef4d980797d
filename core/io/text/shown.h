#pragma once

#include <string>
#include <string_view>

namespace core {

// Foreign text for a message: in double quotes, one line, valid UTF-8, at most about 60 characters.
std::string shown(std::string_view text);

} // namespace core
