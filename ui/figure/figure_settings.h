#pragma once

#include "ui/figure/figure.h"

namespace ui {

// How figures were made the last time, from one start to the next. What they showed and words of
// the user's own are not kept; what cannot be read is as at first.
Figure figureSettings();
void saveFigureSettings(const Figure& figure);

} // namespace ui
