#pragma once

#include "ui/figure/figure.h"

namespace ui {

// The figure settings of the last export, remembered between starts. The view, the tensor and the
// user's own texts are not kept; a setting that cannot be read gets its default.
Figure figureSettings();
void saveFigureSettings(const Figure& figure);

} // namespace ui
