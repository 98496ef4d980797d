#pragma once

#include <QByteArray>

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

} // namespace ui
