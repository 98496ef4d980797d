#pragma once

#include "core/training/network.h"

#include <QString>

namespace ui {

// A network that is taught here, in words: "GRU, additive attention", "window of 3 tokens".
QString networkName(const core::training::Architecture& architecture);

} // namespace ui
