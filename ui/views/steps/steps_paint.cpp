#include "ui/views/steps/steps_paint.h"

#include "ui/plot/matrix_panel.h"
#include "ui/views/steps/steps_view.h"
#include "ui/words/numbers.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

StepsPaint::StepsPaint(StepsView* view, const QString& layer)
    : QCPLayerable(view->plot(), layer)
    , m_view(view)
{
}

void StepsPaint::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void StepsPaint::draw(QCPPainter* painter)
{
    if (m_view->m_trace == nullptr)
        return;
    painter->setClipping(false);
    m_view->m_page.layOut(painter, m_view->plot()->plotLayout()->rect(), m_view->theme());
    if (!m_view->m_pictured)
        return;
    drawSigns(painter);
    drawBarNumbers(painter);
}

void StepsPaint::drawSigns(QCPPainter* painter) const
{
    const Theme& theme = m_view->theme();
    const qreal size = m_view->signLetters();
    for (std::size_t i = 0; i < m_view->m_canvas.panels.size(); ++i) {
        const StepPanel& what = m_view->m_canvas.panels[i];
        if (what.sign.isEmpty())
            continue;
        const MatrixPanel* panel = m_view->panels()[i];
        const Formula sign(what.sign);
        const auto extent = sign.extent(theme, size);
        const qreal x
            = panel->rect().left() - m_view->m_frames[i].left() - extent.width - theme.em() * 0.2;
        const qreal y = panel->rect().center().y() + (extent.ascent - extent.descent) / 2;
        sign.paint(*painter, QPointF(x, y), theme, size);
    }
}

void StepsPaint::drawBarNumbers(QCPPainter* painter) const
{
    const std::vector<double> bars = m_view->bars();
    if (bars.empty())
        return;
    const Theme& theme = m_view->theme();
    const QFont font = theme.sized(0.9);
    const QFontMetricsF metrics(font);
    QCPAxis* x = m_view->m_barsRect->axis(QCPAxis::atBottom);
    QCPAxis* y = m_view->m_barsRect->axis(QCPAxis::atLeft);
    const double least = 0.005 * std::max(y->range().upper, -y->range().lower);
    const qreal room = m_view->m_barsRect->width() / x->range().size();
    if (room < metrics.horizontalAdvance(u'1'))
        return; // thousands of bars have no room for numbers
    painter->setFont(font);
    painter->setPen(theme.text);
    for (std::size_t j = 0; j < bars.size(); ++j) {
        if (std::abs(bars[j]) < least)
            continue;
        const QString text = shown(bars[j], 2);
        if (metrics.horizontalAdvance(text) > room)
            continue;
        const QPointF top(x->coordToPixel(static_cast<double>(j)), y->coordToPixel(bars[j]));
        if (!m_view->m_barsRect->rect().adjusted(0, -20, 0, 20).contains(top.toPoint()))
            continue;
        const qreal base = bars[j] > 0 ? top.y() - 3 : top.y() + metrics.ascent() + 3;
        painter->drawText(QPointF(top.x() - metrics.horizontalAdvance(text) / 2, base), text);
    }
}

} // namespace ui
