#pragma once

#include "core/architecture/architecture.h"
#include "core/training/network.h"

#include <optional>

namespace core {

// A network that was taught here, described like those from elsewhere: what is learnt is the
// description's. Nothing for one whose tokens attend to nobody, and for a kernel.
std::optional<Architecture> trainedArchitecture(
    const training::NetworkSpec& spec, const training::Sizes& sizes, training::OutputKind answer);

} // namespace core
