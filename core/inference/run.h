#pragma once

#include "core/progress.h"
#include "core/trace.h"

#include <memory>
#include <stop_token>

namespace core {

struct RunOptions {
    int threads = 0; // 0: one for each processor
    std::stop_token stop {};
    Progress* progress = nullptr; // set after each layer of a pretrained model
};

// Null when stopped. Deterministic: the same model gives bitwise the same trace for any number of
// threads.
std::shared_ptr<const Trace> run(
    std::shared_ptr<const Model> model, const RunOptions& options = {});

} // namespace core
