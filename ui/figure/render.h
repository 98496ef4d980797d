#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QByteArray>
#include <QImage>

namespace ui {

// A figure whose view has been drawn, which only the main thread can do. What is left, and takes
// long where there are many pixels, any thread can.
struct DrawnFigure {
    Figure figure;
    QByteArray embeddedSession; // empty: not kept
    QByteArray bytes; // of PDF and SVG
    QImage image; // of the others
};

// `recipe` (see recipe.h) is kept inside PDF, SVG and PNG if the figure wants it. Errors: those of
// Sheet, "unknown_view".
DrawnFigure draw(const Figure& figure, const FigureState& state, const QByteArray& recipe = {});
QByteArray encode(const DrawnFigure& drawn);

// The finished file: both at once.
QByteArray render(const Figure& figure, const FigureState& state, const QByteArray& recipe = {});

// Its pixels, for a format that is made of them. Errors: those of render.
QImage pixels(const Figure& figure, const FigureState& state);

} // namespace ui
