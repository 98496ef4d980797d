#pragma once

#include "core/training/trained_network.h"

#include <memory>
#include <string>

namespace ui {

// A network trained with Headlight that has no attention. Views cannot show it, so it is not a
// session's model. Train shows its training curve and its output.
struct NetworkWithoutAttention {
    std::shared_ptr<const core::training::TrainedNetwork> network; // never null
    core::training::ValidationExample example {};
    std::string output {};
};
using NetworkWithoutAttentionPtr = std::shared_ptr<const NetworkWithoutAttention>;

} // namespace ui
