#pragma once

#include "core/architecture/architecture.h"

#include <map>
#include <string>
#include <vector>

namespace core {

// Every tensor that a network asks for, with its shape; axes of length 1 are left away.
using RequiredTensors = std::map<std::string, std::vector<Index>>;
RequiredTensors requiredTensors(const Architecture& network);

} // namespace core
