#pragma once

#include "core/experiment.h"
#include "core/model.h"
#include "core/resolve/model_files.h"

#include <memory>

namespace core {

// The model of a design of several layers, or of an attention with something around it
// (Design::isNetwork()): an architecture and its weights in memory, run as a pretrained model is.
// Errors "several_blocks", "residual_width" and those of resolve().
std::shared_ptr<const Model> resolveDesignedNetwork(
    const Experiment& experiment, const ModelFiles& files);

} // namespace core
