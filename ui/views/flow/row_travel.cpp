#include "ui/views/flow/row_travel.h"

#include "core/attention/scaling.h"
#include "ui/plot/highlights.h"
#include "ui/words/labels.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr int travelTime = 3000; // milliseconds
    constexpr double dwellShare
        = 0.35; // share of each part of the way that is spent at its station
    constexpr qreal leastTravelHeight = 6; // of the travelling row, in pixels
} // namespace

RowTravel::RowTravel(FlowView* view)
    : QCPLayerable(view->plot(), overlayLayer(view->plot())->name())
    , m_view(view)
{
    m_clock.setDuration(travelTime);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    const auto repaint = [this] { layer()->replot(); };
    QObject::connect(&m_clock, &QVariantAnimation::valueChanged, view, repaint);
    QObject::connect(&m_clock, &QVariantAnimation::finished, view, repaint);
}

void RowTravel::begin(core::Index query)
{
    m_query = query;
    m_clock.stop();
    m_clock.start();
}

void RowTravel::end()
{
    m_clock.stop();
}

std::vector<FlowView::Part> RowTravel::stations() const
{
    std::vector<FlowView::Part> result;
    for (const FlowView::Part part : { FlowView::X, FlowView::Q, FlowView::Raw, FlowView::Scores,
             FlowView::Weights, FlowView::Head })
        if (m_view->shows(part))
            result.push_back(part);
    return result;
}

QRectF RowTravel::rowOf(FlowView::Part part) const
{
    const CellMap& map = *m_view->part(part)->map();
    const core::Matrix& cells = *map.matrix();
    const core::Index row = std::min(m_query, cells.rows() - 1);
    QRectF box(map.cellRect(row, 0).united(map.cellRect(row, cells.cols() - 1)));
    if (box.height() < leastTravelHeight)
        box.adjust(
            0, (box.height() - leastTravelHeight) / 2, 0, (leastTravelHeight - box.height()) / 2);
    return box;
}

std::optional<RowTravel::Place> RowTravel::place() const
{
    const std::vector<FlowView::Part> all = stations();
    if (!running() || all.size() < 2)
        return std::nullopt;
    const auto ways = static_cast<double>(all.size() - 1);
    const double at = std::clamp(m_clock.currentValue().toDouble(), 0.0, 1.0) * ways;
    const auto way = static_cast<std::size_t>(std::min(std::floor(at), ways - 1));
    const double inside = at - static_cast<double>(way);
    const double moved = std::clamp((inside - dwellShare / 2) / (1 - dwellShare), 0.0, 1.0);
    Place result { all[way], all[way + 1],
        QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(moved), {} };
    const QRectF a = rowOf(result.from);
    const QRectF b = rowOf(result.to);
    const auto between = [&](qreal x, qreal y) { return x + result.share * (y - x); };
    result.box = QRectF(QPointF(between(a.left(), b.left()), between(a.top(), b.top())),
        QPointF(between(a.right(), b.right()), between(a.bottom(), b.bottom())));
    return result;
}

void RowTravel::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void RowTravel::draw(QCPPainter* painter)
{
    const auto now = place();
    if (!now)
        return;
    painter->save();
    drawPartner(painter, *now);
    painter->fillRect(now->box, m_view->theme().paper);
    drawCells(painter, now->box, now->from, 1 - now->share);
    drawCells(painter, now->box, now->to, now->share);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_view->theme().query, 2 * m_view->theme().lineWidth));
    painter->drawRect(now->box);
    drawWord(painter, *now);
    painter->restore();
}

void RowTravel::drawCells(
    QCPPainter* painter, const QRectF& box, FlowView::Part part, double opacity) const
{
    if (opacity <= 0)
        return;
    const CellMap& map = *m_view->part(part)->map();
    const core::Matrix& cells = *map.matrix();
    const core::Index row = std::min(m_query, cells.rows() - 1);
    const auto strips = std::clamp<core::Index>(
        static_cast<core::Index>(box.width()), 1, cells.cols()); // no thinner than a pixel
    const qreal wide = box.width() / static_cast<qreal>(strips);
    painter->setOpacity(opacity);
    painter->setAntialiasing(false);
    for (core::Index i = 0; i < strips; ++i) {
        const QRectF strip(
            box.left() + static_cast<qreal>(i) * wide, box.top(), wide + 0.5, box.height());
        painter->fillRect(strip, QColor(map.colourOf(row, i * cells.cols() / strips)));
    }
    painter->setAntialiasing(true);
    painter->setOpacity(1);
}

// The matrix that the row is multiplied by on this part of the way.
void RowTravel::drawPartner(QCPPainter* painter, const Place& place) const
{
    const Theme& theme = m_view->theme();
    const auto frame = [&](FlowView::Part part, const QColor& colour) {
        if (!m_view->shows(part))
            return;
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colour, 4 * theme.lineWidth));
        const qreal around = 3 * theme.lineWidth;
        painter->drawRect(
            QRectF(m_view->part(part)->rect()).adjusted(-around, -around, around, around));
    };
    if (place.to == FlowView::Raw)
        frame(FlowView::K, theme.k);
    if (place.to == FlowView::Head)
        frame(FlowView::V, theme.v);
}

void RowTravel::drawWord(QCPPainter* painter, const Place& place) const
{
    const QString word = wordOf(place.to);
    if (word.isEmpty())
        return;
    const Theme& theme = m_view->theme();
    painter->setFont(theme.sized(1, true));
    const QFontMetricsF metrics(painter->font());
    QRectF box(0, 0, metrics.horizontalAdvance(word) + 14, metrics.height() + 4);
    box.moveCenter({ place.box.center().x(), place.box.bottom() + box.height() / 2 + 4 });
    const QRectF room(m_view->plot()->rect());
    if (box.bottom() > room.bottom())
        box.moveBottom(place.box.top() - 4);
    box.moveLeft(
        std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - box.width())));
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.query);
    painter->drawRoundedRect(box, 6, 6);
    painter->setPen(theme.dark ? theme.onAccent : QColor(Qt::white));
    painter->drawText(box, Qt::AlignCenter, word);
}

// The operation that leads to a station.
QString RowTravel::wordOf(FlowView::Part to) const
{
    const core::LayerSpec& spec
        = m_view->viewModel().trace()->attention(m_view->viewModel().locked().layer).spec;
    switch (to) {
    case FlowView::Q:
        return u"· W_Q"_s;
    case FlowView::Raw:
        return FlowView::tr("compared with every key");
    case FlowView::Scores:
        return std::holds_alternative<core::SqrtScaling>(spec.scaling)
            ? u"÷ √dₖ"_s
            : FlowView::tr("scaled, masked");
    case FlowView::Weights:
        return label(core::kindOf(spec.normaliser));
    case FlowView::Head:
        return FlowView::tr("weighted sum of the values");
    default:
        return {};
    }
}

} // namespace ui
