#include "ui/views/flow_arrows.h"

#include "ui/document.h"
#include "ui/labels.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    QColor mixed(const QColor& a, const QColor& b)
    {
        return QColor::fromRgbF(
            (a.redF() + b.redF()) / 2, (a.greenF() + b.greenF()) / 2, (a.blueF() + b.blueF()) / 2);
    }
} // namespace

FlowArrows::FlowArrows(FlowView* view)
    : QCPLayerable(view->plot(), u"background"_s)
    , m_view(view)
{
}

void FlowArrows::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void FlowArrows::draw(QCPPainter* painter)
{
    if (m_view->m_enlarged || m_view->m_heads == 0)
        return;
    using P = FlowView::Part;
    const P keys = m_view->shows(P::Y) ? P::Y : P::X;
    const P last = m_view->shows(P::Scores) ? P::Scores : P::Raw;
    for (const auto& [from, to] :
        { std::pair { P::X, P::Q }, { keys, P::K }, { keys, P::V }, { P::Q, P::Raw },
            { P::K, P::Raw }, { P::Raw, P::Scores }, { last, P::Weights }, { P::Weights, P::Head },
            { P::V, P::Head }, { P::Head, P::Concat }, { P::Concat, P::Output } })
        join(painter, from, to);
    const auto& experiment = m_view->document().trace()->model->experiment;
    word(painter, last, P::Weights, label(core::kindOf(experiment.normaliser)));
}

// From the right side of one to the left side of the other, or from above to what lies below.
void FlowArrows::join(QCPPainter* painter, FlowView::Part from, FlowView::Part to) const
{
    if (!m_view->shows(from) || !m_view->shows(to))
        return;
    const QRectF a = m_view->part(from)->rect();
    const QRectF b = m_view->part(to)->rect();
    const QRectF around = m_view->part(to)->outerRect(); // with title and labels
    const Theme& theme = m_view->theme();
    const bool below = around.top() > a.bottom() && around.left() < a.right();
    const QPointF direction = below ? QPointF(0, 1) : QPointF(1, 0);
    QPointF start(a.right() + 3, a.center().y());
    QPointF end(around.left() - 2, b.center().y());
    if (below) { // straight down where it can
        const qreal edge = std::min(a.width() / 2, 24.0);
        start = QPointF(
            std::clamp(b.center().x(), a.left() + edge, a.right() - edge), a.bottom() + 3);
        end = QPointF(b.center().x(), around.top());
    }
    const QPointF way = end - start;
    const QPointF bend = below ? QPointF(0, way.y() / 2) : QPointF(way.x() / 2, 0);
    QPainterPath path(start);
    path.cubicTo(start + bend, end - bend - 5 * direction, end - 5 * direction);
    const QColor colour = mixed(theme.line, theme.muted);
    painter->setPen(QPen(colour, 1.5 * theme.lineWidth, Qt::SolidLine, Qt::FlatCap));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(path);
    const QPointF across(direction.y(), direction.x());
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    const qreal size = 3 + theme.lineWidth;
    painter->drawPolygon(QPolygonF { end, end - 2 * size * direction + size * across,
        end - 2 * size * direction - size * across });
}

void FlowArrows::word(
    QCPPainter* painter, FlowView::Part from, FlowView::Part to, const QString& text) const
{
    if (!m_view->shows(from) || !m_view->shows(to))
        return;
    const Theme& theme = m_view->theme();
    const QRectF a = m_view->part(from)->rect();
    const QRectF b = m_view->part(to)->outerRect();
    const QRectF target = m_view->part(to)->rect();
    painter->setFont(theme.sized(0.9));
    const QFontMetricsF metrics(painter->font());
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 14, metrics.height() + 6);
    if (box.width() + 24 > b.left() - a.right())
        return; // the title says it too
    box.moveCenter({ (a.right() + b.left()) / 2, (a.center().y() + target.center().y()) / 2 });
    painter->setPen(QPen(theme.line, theme.lineWidth));
    painter->setBrush(theme.panel);
    painter->drawRoundedRect(box, 6, 6);
    painter->setPen(theme.text);
    painter->drawText(box, Qt::AlignCenter, text);
}

} // namespace ui
