#pragma once

#include <string>

namespace core {

// Where what is installed beside the program lies: models, the pictures of the manual.
std::string dataFolder();

} // namespace core
