#pragma once

#include <string>

namespace app {

// The man page for man(1): every command and option, as in the help.
std::string manualPage();

} // namespace app
