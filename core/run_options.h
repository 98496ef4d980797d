#pragma once

#include "core/progress.h"

#include <stop_token>

namespace core {

struct RunOptions {
    int threads = 0; // 0: one for each processor
    std::stop_token stop {};
    Progress* progress = nullptr; // set after each layer of a pretrained model
};

} // namespace core
