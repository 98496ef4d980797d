#pragma once

#include "ui/figure/figure.h"

#include <QString>

namespace ui {

// What there is to know of a figure before it is written: how many pixels it has, and that its
// labels are too small for print.
QString figureNote(const Figure& figure);

// "there is no folder …" as a sentence with a sign that something is wrong.
QString problemNote(const QString& problem);

} // namespace ui
