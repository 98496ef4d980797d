#pragma once

#include "core/run_options.h"
#include "core/trace.h"

#include <memory>

namespace core {

// Null when stopped. Deterministic: the same model gives bitwise the same trace for any number of
// threads.
std::shared_ptr<const Trace> run(
    std::shared_ptr<const Model> model, const RunOptions& options = {});

} // namespace core
