#pragma once

#include "core/architecture/architecture.h"

#include <map>
#include <string>
#include <vector>

namespace core {

// Every tensor of a network with its shape, without axes of length 1.
using RequiredTensors = std::map<std::string, std::vector<Index>>;
RequiredTensors requiredTensors(const Architecture& network);

} // namespace core
