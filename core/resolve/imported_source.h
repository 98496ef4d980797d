#pragma once

#include "core/input/imported_attention.h"
#include "core/model.h"

namespace core {

// The model of an experiment whose attention a file holds: it knows its own tokens, and has no
// numbers. Errors: those of opening the file, "trace_only" where it is to be asked with something
// or altered.
std::shared_ptr<const Model> resolveImported(const Experiment& experiment, const Files& files);

// The same with the file of one that was resolved before. Null when the experiment asks for
// another.
std::shared_ptr<const Model> resolveImportedAgain(const Model& model, const Experiment& experiment);

// Whether an experiment looks at what somebody else computed.
bool asksForTrace(const Experiment& experiment);

// The model of an experiment that looks at this.
std::shared_ptr<Model> modelOf(
    std::shared_ptr<const ImportedAttention> imported, const Experiment& experiment);

// The tokens of an attention, and as many rows without numbers.
Inputs inputsOf(const ImportedLayer& first);

} // namespace core
