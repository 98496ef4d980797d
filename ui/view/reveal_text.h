#pragma once

#include "ui/session/session.h"

#include <QString>

namespace core {
struct Trace;
}

namespace ui {

// The hidden content as short text: "it → animal 0.846". Empty where the view itself shows the
// solution.
QString revealTextOf(const core::Trace& trace, const Selection& where, Hidden hidden);
// The same for a matrix other than the weights, queries x keys.
QString revealTextIn(
    const core::Matrix& matrix, const core::Trace& trace, const Selection& where, Hidden hidden);

} // namespace ui
