#pragma once

#include "ui/session/session.h"

#include <QString>

namespace core {
struct Trace;
}

namespace ui {

// What stood under the cover, in a few words: "it → animal 0.846". Empty where the picture itself
// is the answer.
QString revealTextOf(const core::Trace& trace, const Selection& where, Hidden hiddenAreas);
// The same of other numbers than the weights, for which query and key.
QString revealTextIn(const core::Matrix& numbers, const core::Trace& trace, const Selection& where,
    Hidden hiddenAreas);

} // namespace ui
