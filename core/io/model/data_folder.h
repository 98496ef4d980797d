#pragma once

#include <string>

namespace core {

// Folder of the installed data: models, figures of the manual.
std::string dataFolder();

} // namespace core
