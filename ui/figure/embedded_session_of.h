#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QByteArray>

namespace ui {

// The session as JSON, as the figure shows it; file names are relative to the figure's folder.
// Error "json_too_large".
QByteArray embeddedSessionOf(const Figure& figure, const FigureState& state, const QString& folder);

} // namespace ui
