#pragma once

#include <QByteArray>

namespace ui {

struct Figure;
class FigurePage;

// The sheet as a PDF of one page that has exactly the figure's size. Texts stay texts, their fonts
// inside; `recipe`, unless empty, is attached as session.headlight. With SOURCE_DATE_EPOCH in the
// environment the same figure gives the same bytes.
QByteArray pdfPage(const Figure& figure, FigurePage& page, const QByteArray& recipe);

} // namespace ui
