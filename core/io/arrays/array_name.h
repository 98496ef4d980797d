#pragma once

#include <string_view>

namespace core {

// Names in array files become keys, never paths; but one that tries to be a path, or that nobody
// could read, is refused: Error "array_name". Slashes inside are fine ("layer/w_q").
void checkArrayName(std::string_view name);

} // namespace core
