#pragma once

#include "core/text/tokenizer/encoding.h"

#include <string>
#include <string_view>

namespace core {

// {"ids": […], "tokens": […], "offsets": [[0, 3], …], "type_ids": […]} in one line; offsets count
// characters.
std::string encodingJson(const Encoding& encoding);

// The text in a line with one JSON string. Errors of JSON; "json_type".
std::string textOfJson(std::string_view line);

} // namespace core
