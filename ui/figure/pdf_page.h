#pragma once

#include <QByteArray>

namespace ui {

struct Figure;
class FigurePage;

// The page as a PDF of exactly the figure's size. Text stays text, with embedded fonts;
// `embeddedSession`, unless empty, is attached as session.headlight. The same figure
// gives the same bytes.
QByteArray pdfPage(const Figure& figure, FigurePage& page, const QByteArray& embeddedSession);

} // namespace ui
