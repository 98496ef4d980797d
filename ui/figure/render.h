#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/subject.h"

#include <QByteArray>
#include <QImage>

namespace ui {

// The finished file. `recipe` (see recipe.h) is kept inside PDF, SVG and PNG if the figure wants
// it. Errors: those of checkFigure, "unknown_view", "unknown_tensor".
QByteArray render(const Figure& figure, const Subject& subject, const QByteArray& recipe = {});

// Its pixels, for a format that is made of them. Errors: those of render.
QImage pixels(const Figure& figure, const Subject& subject);

} // namespace ui
