#pragma once

#include "core/blocks/network.h"

#include <map>
#include <string>
#include <vector>

namespace core {

// Every tensor that a network asks for, with its shape; axes of length 1 are left away.
using WantedTensors = std::map<std::string, std::vector<Index>>;
WantedTensors wantedTensors(const Network& network);

} // namespace core
