#pragma once

#include <string>

namespace app {

// The manual page, for man(1): every command and option as the help tells them.
std::string manualPage();

} // namespace app
