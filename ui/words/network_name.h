#pragma once

#include "core/training/network.h"

#include <QString>

namespace ui {

// Name of a network trained with Headlight: "GRU, additive attention", "window of 3 tokens".
QString networkName(const core::training::NetworkArchitecture& architecture);

} // namespace ui
