#pragma once

#include "core/architecture/architecture.h"
#include "core/training/network.h"

#include <optional>

namespace core {

// Architecture of a network trained with Headlight; tensor names as in its model.safetensors.
// nullopt for a network without attention, and for a kernel.
std::optional<Architecture> trainedArchitecture(const training::NetworkSpec& spec,
    const training::Sizes& sizes, training::OutputKind outputKind);

} // namespace core
