#pragma once

#include "ui/document/moment.h"
#include "ui/figure/figure.h"

#include <QByteArray>

namespace ui {

// The session's JSON as the figure shows it, names of files relative to the figure's folder.
// Error "json_too_large".
QByteArray recipeOf(const Figure& figure, const Moment& moment, const QString& folder);

} // namespace ui
