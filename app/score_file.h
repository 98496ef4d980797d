#pragma once

#include "core/resolve/resolve.h"

#include <memory>
#include <string>

namespace app {

// Resolves an experiment whose score parameters (score.w, …) come from `file` and whose
// projections do not; other tensors of the file are ignored.
std::shared_ptr<const core::Model> resolveWithScore(
    const core::Experiment& experiment, const core::ModelFiles& files, const std::string& file);

} // namespace app
