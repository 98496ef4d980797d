#pragma once

#include "ui/figure/figure.h"

#include <QString>

namespace ui {

// Remarks on a figure before it is written: its size in pixels, labels too small for print.
QString figureNote(const Figure& figure);

// The problem as a sentence with a warning sign.
QString problemNote(const QString& problem);

} // namespace ui
