#pragma once

#include <string_view>

namespace core {

// Names in array files are keys, never paths. Error "array_name" for a name that looks like a path
// outside or is unreadable; slashes inside are fine ("layer/w_q").
void checkArrayName(std::string_view name);

} // namespace core
