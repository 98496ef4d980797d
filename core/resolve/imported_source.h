#pragma once

#include "core/input/imported_attention.h"
#include "core/model.h"

namespace core {

// Model of an experiment with imported attention: it has its own tokens and no weights. Errors:
// those of opening the file, "trace_only" where input or interventions are given.
std::shared_ptr<const Model> resolveImported(const Experiment& experiment, const Files& files);

// The same, reusing the file of an earlier model. Null when the experiment names another one.
std::shared_ptr<const Model> resolveImportedAgain(const Model& model, const Experiment& experiment);

// Whether an experiment uses imported attention.
bool requestsImportedAttention(const Experiment& experiment);

// The model for this imported attention.
std::shared_ptr<Model> modelOf(
    std::shared_ptr<const ImportedAttention> imported, const Experiment& experiment);

// Tokens of an attention, and n x 0 and m x 0 inputs.
Inputs inputsOf(const ImportedLayer& first);

} // namespace core
