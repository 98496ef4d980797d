#pragma once

#include "core/learning/network.h"

#include <QString>

namespace ui {

// A network that is taught here, in words: "GRU, additive attention", "window of 3 tokens".
QString networkName(const core::learning::Architecture& architecture);

} // namespace ui
