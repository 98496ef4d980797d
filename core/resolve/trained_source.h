#pragma once

#include "core/experiment.h"
#include "core/model.h"
#include "core/resolve/model_files.h"

#include <memory>

namespace core {

// Model of a network trained with Headlight, for the experiment's sentence; null if it names none.
// Errors: those of attentionFor, "learnt_source", "learnt_only".
std::shared_ptr<const Model> resolveTrainedRun(
    const Experiment& experiment, const ModelFiles& files);

// Input text of such a network. Error "learnt_source" where vectors are given.
const std::string& inputSentence(const Experiment& experiment);

} // namespace core
