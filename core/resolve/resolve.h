#pragma once

#include "core/model.h"
#include "core/resolve/model_files.h"

#include <memory>

namespace core {

// Reads the experiment's files and creates its weights. Throws Error.
std::shared_ptr<const Model> resolve(
    const Experiment& experiment, const ModelFiles& files = noModelFiles());

// The same for an experiment that differs from the model's own in scaling, soft cap, temperature
// and normaliser only, which need no new weights. Null when it differs in more.
std::shared_ptr<const Model> resolveAgain(const Model& model, const Experiment& experiment);

} // namespace core
