#pragma once

#include "core/blocks/network.h"
#include "core/learning/network.h"

#include <optional>

namespace core {

// A network that was taught here, described like those from elsewhere: what is learnt is the
// description's. Nothing for one whose tokens attend to nobody, and for a kernel.
std::optional<Network> taughtNetwork(
    const learning::NetworkSpec& spec, const learning::Sizes& sizes, learning::Answer answer);

} // namespace core
