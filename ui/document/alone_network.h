#pragma once

#include "core/learning/learnt_network.h"

#include <memory>
#include <string>

namespace ui {

// A network that was taught here and has no attention: nothing of it can be looked at in views, so
// it is no model of a session. Learn shows how it learnt, and what it answers.
struct AloneNetwork {
    std::shared_ptr<const core::learning::LearntNetwork> network; // never null
    core::learning::Question asked {};
    std::string answer {};
};
using AlonePtr = std::shared_ptr<const AloneNetwork>;

} // namespace ui
