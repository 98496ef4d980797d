#pragma once

#include "core/run_options.h"
#include "core/trace.h"

namespace core {

// run() for custom attention.
std::shared_ptr<const Trace> runCustom(
    std::shared_ptr<const Model> model, const RunOptions& options);

} // namespace core
