#include "ui/views/compare/compare_words.h"

#include "ui/drawing/sentence.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/compare/compare_row.h"
#include "ui/views/compare/compare_view.h"

#include <QFontMetricsF>

namespace ui {

CompareWords::CompareWords(CompareView* view)
    : QCPLayerable(view->plot(), overlayLayer(view->plot())->name())
    , m_view(view)
{
}

void CompareWords::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void CompareWords::draw(QCPPainter* painter)
{
    const Theme& theme = m_view->theme();
    painter->setClipping(false);
    painter->setFont(theme.sized(1));
    QRectF rest = m_view->captionRect();
    const qreal line = QFontMetricsF(painter->font()).height() * 1.25;
    const auto say = [&](const QString& text, const QColor& colour) {
        painter->setPen(colour);
        QRectF used;
        painter->drawText(
            rest, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, withWholeNumbers(text), &used);
        rest.setTop(rest.top() + std::max(line, used.height() + line / 4));
    };
    if (m_view->tellsCaption())
        say(m_view->caption(), theme.text);
    if (!m_view->changed().isEmpty())
        say(m_view->changed(), theme.muted);
    if (m_view->cell() || m_view->isVisible()) // otherwise it is a figure without a pointer
        say(m_view->cursorText(), m_view->cell() ? theme.query : theme.muted);
    const CompareRow bars(theme, rest.adjusted(0, line / 4, 0, -2));
    if (!bars.fits())
        return;
    if (const auto row = m_view->row(bars.mostEntries()))
        bars.paint(*painter, *row);
}

} // namespace ui
