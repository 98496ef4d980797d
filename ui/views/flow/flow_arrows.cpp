#include "ui/views/flow/flow_arrows.h"

#include "ui/plot/colour_bar.h"
#include "ui/plot/matrix_panel.h"
#include "ui/words/labels.h"

#include <QFontMetricsF>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr qreal arrowGap = 3; // between a matrix and its arrow
    constexpr qreal arrowHead = 10;

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

std::vector<FlowArrow> FlowArrows::arrows() const
{
    if (m_view->m_enlarged || m_view->m_heads == 0)
        return {};
    using P = FlowView::Part;
    const auto shown
        = [this](P part, P otherwise) { return m_view->shows(part) ? part : otherwise; };
    const P keys = shown(P::Y, P::X);
    const P values = shown(P::Z, keys);
    const P last = shown(P::Scores, P::Raw);
    const P next = shown(P::Concat, P::Output);
    std::vector<FlowArrow> result;
    for (const auto& [from, to] :
        { std::pair { P::X, P::Q }, { keys, P::K }, { values, P::V }, { P::Q, P::Raw },
            { P::K, P::Raw }, { P::Raw, P::Scores }, { last, P::Weights }, { P::Weights, P::Head },
            { P::V, P::Head }, { P::Head, next }, { P::Concat, P::Output } }) {
        if (!m_view->shows(from) || !m_view->shows(to))
            continue;
        const QRect& a = m_view->m_boxes[from];
        const QRect& b = m_view->m_boxes[to];
        const bool below = b.top() > a.bottom() && b.left() < a.right();
        result.push_back(below ? down(from, to) : across(from, to));
    }
    return result;
}

void FlowArrows::draw(QCPPainter* painter)
{
    for (const FlowArrow& arrow : arrows()) {
        drawArrow(painter, arrow);
        if (arrow.to == FlowView::Weights && !m_view->m_low)
            drawWord(painter, arrow,
                label(core::kindOf(m_view->viewModel()
                                       .trace()
                                       ->attention(m_view->viewModel().selection().layer)
                                       .spec.normaliser)));
    }
}

// The arrow from the right side of one matrix to the left side of the other. It bends in the empty
// space between their slots, and is straight where a matrix does not fill its slot.
FlowArrow FlowArrows::across(FlowView::Part from, FlowView::Part to) const
{
    const QRectF a = m_view->part(from)->rect();
    const QRectF b = m_view->part(to)->rect();
    const qreal left = m_view->part(to)->outerRect().left(); // left edge of the labels
    // Titles of different heights must not slant the arrows of the lower row.
    const bool level = to >= FlowView::Head;
    const QPointF start(a.right() + arrowGap, a.center().y());
    const QPointF end(
        left - 2, level ? std::clamp(start.y(), b.top(), b.bottom()) : b.center().y());
    const qreal bendEnd = std::min<qreal>(m_view->m_boxes[to].left() - 2, end.x()) - arrowHead / 2;
    const qreal bendStart
        = std::min(std::max<qreal>(m_view->m_boxes[from].right() + arrowGap, start.x()), bendEnd);
    const qreal middle = (bendStart + bendEnd) / 2;
    QPainterPath path(start);
    path.lineTo(bendStart, start.y());
    path.cubicTo(middle, start.y(), middle, end.y(), bendEnd, end.y());
    path.lineTo(end);
    return { from, to, path, { middle, (start.y() + end.y()) / 2 } };
}

// The arrow from one matrix down to the next, straight if possible.
FlowArrow FlowArrows::down(FlowView::Part from, FlowView::Part to) const
{
    const QRectF a = m_view->part(from)->rect();
    const QRectF b = m_view->part(to)->rect();
    const auto inside = [](qreal x, const QRectF& rect) {
        const qreal edge = std::min(rect.width() / 2, 12.0);
        return std::clamp(x, rect.left() + edge, rect.right() - edge);
    };
    QPointF start(inside(b.center().x(), a), a.bottom() + arrowGap);
    const ColourBar& bar = *m_view->m_weightBar;
    const bool barBelow = bar.visible() && bar.outerRect().right() > a.left();
    if (from == FlowView::Weights && barBelow) // the bar below a narrow matrix leaves little room
        start.setX(std::clamp<qreal>(bar.outerRect().left() - 8, a.left() + 1, start.x()));
    const QPointF end(inside(start.x(), b), m_view->part(to)->outerRect().top());
    const qreal bendEnd = std::max(end.y() - arrowHead / 2, start.y());
    const qreal middle = (start.y() + bendEnd) / 2;
    QPainterPath path(start);
    path.cubicTo(start.x(), middle, end.x(), middle, end.x(), bendEnd);
    path.lineTo(end);
    return { from, to, path, { (start.x() + end.x()) / 2, middle } };
}

void FlowArrows::drawArrow(QCPPainter* painter, const FlowArrow& arrow) const
{
    const Theme& theme = m_view->theme();
    const QColor colour = mixed(theme.line, theme.muted);
    painter->setPen(QPen(colour, 1.5 * theme.lineWidth, Qt::SolidLine, Qt::FlatCap));
    painter->setBrush(Qt::NoBrush);
    QPainterPath shaft = arrow.path;
    const int last = shaft.elementCount() - 1;
    const QPointF end = shaft.elementAt(last);
    const QPointF direction
        = end.x() > QPointF(shaft.elementAt(last - 1)).x() ? QPointF(1, 0) : QPointF(0, 1);
    const QPointF shaftEnd = end - arrowHead / 2 * direction; // otherwise a blunt end would show
    shaft.setElementPositionAt(last, shaftEnd.x(), shaftEnd.y());
    painter->drawPath(shaft);
    const QPointF side(direction.y(), direction.x());
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    const qreal size = 3 + theme.lineWidth;
    painter->drawPolygon(QPolygonF {
        end, end - 2 * size * direction + size * side, end - 2 * size * direction - size * side });
}

// The heading above a matrix, which may be wider than its cells.
QRectF FlowArrows::headingOf(FlowView::Part part) const
{
    const MatrixPanel& panel = *m_view->part(part);
    const Theme& theme = m_view->theme();
    const PanelContent& content = panel.content();
    const qreal wide
        = std::max(QFontMetricsF(theme.sized(0.85)).horizontalAdvance(content.subtitle),
            content.title.extent(theme, content.titleFactor).width);
    const QRectF cells = panel.rect();
    const qreal top = panel.outerRect().top();
    return { cells.center().x() - wide / 2, top, wide, cells.top() - top };
}

void FlowArrows::drawWord(QCPPainter* painter, const FlowArrow& arrow, const QString& text) const
{
    const Theme& theme = m_view->theme();
    painter->setFont(theme.sized(0.9));
    const QFontMetricsF metrics(painter->font());
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 14, metrics.height() + 6);
    box.moveCenter(arrow.bend);
    const QRectF heading = headingOf(arrow.from);
    if (heading.top() < box.bottom() && heading.bottom() > box.top())
        box.moveLeft(std::max(box.left(), heading.right() + 8));
    if (box.left() - 12 < m_view->part(arrow.from)->rect().right() || box.left() > arrow.bend.x()
        || box.right() + 12 > m_view->part(arrow.to)->outerRect().left())
        return; // the title has it as well
    painter->setPen(QPen(theme.line, theme.lineWidth));
    painter->setBrush(theme.panel);
    painter->drawRoundedRect(box, 6, 6);
    painter->setPen(theme.text);
    painter->drawText(box, Qt::AlignCenter, text);
}

} // namespace ui
