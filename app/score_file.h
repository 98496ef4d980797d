#pragma once

#include "core/model.h"

#include <memory>
#include <string>

namespace app {

// Resolves an experiment whose projections are not a file's, but whose score has learnt its
// parameters: those of `file` (score.w, …), whatever else it holds.
std::shared_ptr<const core::Model> resolveWithScore(
    const core::Experiment& experiment, const core::Files& files, const std::string& file);

} // namespace app
