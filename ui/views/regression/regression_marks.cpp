#include "ui/views/regression/regression_marks.h"

#include "ui/document/view_model.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/regression/regression_view.h"

#include <algorithm>

namespace ui {

RegressionMarks::RegressionMarks(RegressionView* view, const ViewModel& viewModel)
    : QCPLayerable(view->plot(), overlayLayer(view->plot())->name())
    , m_view(view)
    , m_viewModel(viewModel)
{
}

void RegressionMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void RegressionMarks::draw(QCPPainter* painter)
{
    const Theme& theme = m_view->theme();
    const QRectF above = m_view->dataRect()->rect();
    const qreal ring = 7 * std::max(1.0, 0.75 * theme.scale);
    painter->setClipping(false);
    drawLegend(painter, { above.left(), 4, above.width(), above.top() }, theme, m_view->legend());
    const Selection& shown = m_viewModel.selection();
    const Selection& locked = m_viewModel.locked();
    const auto query = m_view->queryPixel(shown);
    if (query) {
        painter->setPen(QPen(theme.query, 1.2 * theme.lineWidth, Qt::DashLine));
        for (const QCPAxisRect* rect : { m_view->dataRect(), m_view->weightRect() })
            painter->drawLine(
                QPointF(query->x(), rect->top()), QPointF(query->x(), rect->bottom()));
    }
    painter->setClipRect(QRectF(m_view->dataRect()->rect())
                             .adjusted(-1.3 * ring, -1.3 * ring, 1.3 * ring, 1.3 * ring));
    if (const auto left = m_view->queryPixel(locked); left && locked.query != shown.query) {
        painter->setPen(QPen(theme.query, 2 * theme.lineWidth)); // the locked query stays visible
        painter->setBrush(theme.paper);
        painter->drawEllipse(*left, 0.7 * ring, 0.7 * ring);
    }
    if (const auto key = m_view->keyPixel(shown)) {
        painter->setPen(QPen(theme.k, 2.5 * theme.lineWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(*key, 1.3 * ring, 1.3 * ring);
    }
    if (query) {
        painter->setPen(QPen(theme.paper, 1.5));
        painter->setBrush(theme.query);
        painter->drawEllipse(*query, ring, ring);
    }
}

} // namespace ui
