#pragma once

#include "core/training/trained_run.h"

#include <memory>
#include <string>

namespace ui {

// A network that was taught here and has no attention: nothing of it can be looked at in views, so
// it is no model of a session. Learn shows how it learnt, and what it answers.
struct NetworkWithoutAttention {
    std::shared_ptr<const core::training::TrainedRun> network; // never null
    core::training::ValidationExample input {};
    std::string output {};
};
using NetworkWithoutAttentionPtr = std::shared_ptr<const NetworkWithoutAttention>;

} // namespace ui
