#pragma once

#include "core/experiment.h"
#include "core/input/files.h"
#include "core/model.h"

#include <memory>

namespace core {

// The model of a network that was taught here, asked with the experiment's sentence; null where it
// names none. Errors: those of attentionTo, "learnt_source", "learnt_only".
std::shared_ptr<const Model> resolveTrainedRun(const Experiment& experiment, const Files& files);

// The text that such a network is asked with. Error "learnt_source" where vectors are given.
const std::string& inputSentence(const Experiment& experiment);

} // namespace core
