#pragma once

#include <string>
#include <string_view>

namespace core {

// A spreadsheet takes a cell that begins with = + - or @ for a formula, quoted or not, and a
// formula can start programs. An apostrophe before it keeps it a text; numbers and single
// characters need none. unguardedLabel() reverses guardedLabel() for any text.
std::string guardedLabel(std::string_view label);
std::string unguardedLabel(std::string label);

} // namespace core
