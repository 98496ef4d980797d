#pragma once

#include "core/analysis/cell_explanation.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

// A query and a key before the rotation by a rotary position encoding, and the formulas of q and k
// after it.
struct UnrotatedStrips {
    QString query, key; // "x_7 W_Q"
    QString rotatedQuery, rotatedKey; // "q_7 = R_7(x_7 W_Q)"
    std::vector<double> queryNumbers, keyNumbers;
};
std::optional<UnrotatedStrips> unrotatedStrips(const core::Trace& trace, const core::CellAt& at);

} // namespace ui
