#pragma once

#include "ui/document/figure_state.h"

#include <QString>

namespace ui {

// A caption ready for a paper: what is shown, of which sentence, computed how, what is selected.
QString captionText(const FigureState& state);

} // namespace ui
