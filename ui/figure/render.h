#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QByteArray>
#include <QImage>

namespace ui {

class FigurePage;
struct Figure;

// Makes the same PDF from the same figure, at any time: the creation date is that of
// SOURCE_DATE_EPOCH, or left out.
void setCreationDate(QByteArray& pdf);

// The page as a PDF of exactly the figure's size. Text stays text, with embedded fonts;
// `embeddedSession`, unless empty, is attached as session.headlight. The same figure
// gives the same bytes.
QByteArray pdfPage(const Figure& figure, FigurePage& page, const QByteArray& embeddedSession);

// A figure whose view has been drawn, which needs the main thread. The rest takes long for many
// pixels and may run in any thread.
struct DrawnFigure {
    Figure figure;
    QByteArray embeddedSession; // empty: not stored
    QByteArray bytes; // for PDF and SVG
    QImage image; // for raster formats
};

// Stores `embeddedSession` (see embedded_session.h) in PDF, SVG and PNG if the figure embeds its
// session. Errors: those of FigurePage, "unknown_view".
DrawnFigure draw(
    const Figure& figure, const FigureState& state, const QByteArray& embeddedSession = {});
QByteArray encode(const DrawnFigure& drawn);

// The finished file: draw() and encode().
QByteArray render(
    const Figure& figure, const FigureState& state, const QByteArray& embeddedSession = {});

// The figure's pixels, for a raster format. Errors: those of render.
QImage pixels(const Figure& figure, const FigureState& state);

} // namespace ui
