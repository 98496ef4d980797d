#pragma once

#include "ui/document/figure_state.h"

#include <QString>

namespace ui {

// A caption ready for a paper: the view, the text, the computation's settings, the selection.
QString captionText(const FigureState& state);

// "Shown with special tokens hidden, weights renormalised."; empty where the tokens are the
// model's.
QString shownTokensText(const core::Trace& shown, const ViewState& view);

} // namespace ui
