#pragma once

#include "ui/document/figure_state.h"

#include <QString>

namespace ui {

// A caption ready for a paper: the view, the text, the computation's settings, the selection.
QString captionText(const FigureState& state);

} // namespace ui
