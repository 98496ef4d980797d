#pragma once

#include "core/model.h"
#include "core/training/trained_run.h"

#include <memory>

namespace core {

// A kernel that was taught here: regression through the points it learnt from, at the places that
// the experiment's text names, with the bandwidth that was learnt. Null for another network. What
// is altered is obeyed as far as a head of one dimension can. Errors "not_a_place", "no_tokens",
// "learnt_source", and those of resolving a design.
std::shared_ptr<const Model> kernelModel(const std::shared_ptr<const training::TrainedRun>& network,
    const Experiment& experiment, const Files& files);

} // namespace core
