#pragma once

#include "core/model.h"
#include "core/resolve/model_files.h"

#include <memory>

namespace core {

// Model of a trained kernel: regression through its training points, with the x values in the
// experiment's text as queries and the trained bandwidth. Null for another network. Interventions
// apply as far as a head of width 1 allows. Errors "not_a_place", "no_tokens", "learnt_source", and
// those of resolving custom attention.
std::shared_ptr<const Model> kernelModel(
    const std::shared_ptr<const training::TrainedNetwork>& network, const Experiment& experiment,
    const ModelFiles& files);

} // namespace core
