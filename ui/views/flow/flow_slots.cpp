#include "ui/views/flow/flow_slots.h"

#include <algorithm>

namespace ui {

double FlowSlots::leftShare() const
{
    return longText ? 0.165 : 0.22;
}

QRect FlowSlots::within(QRect area, QRectF share)
{
    return QRectF(area.left() + share.left() * area.width(),
        area.top() + share.top() * area.height(), share.width() * area.width(),
        share.height() * area.height())
        .toRect();
}

// Slots of the shown inputs, one below the other.
QRectF FlowSlots::ofInput(FlowView::Part part) const
{
    const auto all = { FlowView::X, FlowView::Y, FlowView::Z };
    const auto isShown = [this](FlowView::Part each) { return shows(each); };
    const auto count = static_cast<int>(std::ranges::count_if(all, isShown));
    const double wide = leftShare();
    if (count < 2)
        return { 0, 0.03, wide, 0.60 };
    const auto before
        = static_cast<int>(std::count_if(all.begin(), std::ranges::find(all, part), isShown));
    constexpr double height = 0.655;
    const double lowest = count == 3 ? 0.28 : height / count; // room for the colour bar
    const double share = (height - lowest) / (count - 1);
    return { 0, before * share, wide, (before + 1 == count ? lowest : share) - 0.005 };
}

// Slots of the head's output and its projections, side by side: they share the room of hidden ones.
QRectF FlowSlots::ofOutput(FlowView::Part part) const
{
    const double top = longText ? 0.775 : 0.67;
    const auto slot = [&](double left, double width) { return QRectF(left, top, width, 1 - top); };
    if (shows(FlowView::Concat) && shows(FlowView::Output))
        return part == FlowView::Head  ? slot(0.515, 0.16)
            : part == FlowView::Concat ? slot(0.72, 0.11)
                                       : slot(0.875, 0.125);
    return part == FlowView::Head ? slot(0.55, 0.2) : slot(0.795, 0.205);
}

// Slots in shares of the figure: left, top, width, height. Arrows run between columns and from one
// matrix down to the next, so gaps with an arrow are wider.
QRectF FlowSlots::of(FlowView::Part part) const
{
    const double projections = longText ? 0.205 : 0.265;
    const double projected = longText ? 0.09 : 0.125;
    constexpr double projectedHeight = 0.32; // their titles keep off the frame above
    const double scores = longText ? 0.34 : 0.435;
    const double scored = longText ? 0.14 : 0.165;
    switch (part) {
    case FlowView::Q:
        return { projections, 0.0, projected, projectedHeight };
    case FlowView::K:
        return { projections, 0.34, projected, projectedHeight };
    case FlowView::V:
        return { projections, 0.68, projected, projectedHeight };
    case FlowView::Raw:
        return shows(FlowView::Scores) ? QRectF(scores, 0.0, scored, 0.31)
                                       : QRectF(scores, 0.10, scored, 0.44);
    case FlowView::Scores:
        return { scores, 0.355, scored, 0.31 };
    case FlowView::Weights:
        return longText ? QRectF(0.53, 0.0, 0.47, 0.73) : QRectF(0.65, 0.0, 0.35, 0.645);
    case FlowView::Head:
    case FlowView::Concat:
    case FlowView::Output:
        return ofOutput(part);
    default:
        return ofInput(part);
    }
}

QRect FlowSlots::signedBar(QRect area, int high) const
{
    return { area.left(), area.top() + area.height() * 755 / 1000 - high,
        area.width() * (longText ? 165 : 225) / 1000, high };
}

QRect FlowSlots::weightBar(QRect area, QRect weights, QSize largest) const
{
    const int wide = std::min(largest.width(), std::max(weights.width() * 3 / 4, 60));
    if (barIsBeside(area, largest.height())) {
        const QRectF scores = of(FlowView::Scores);
        return { qRound(area.left() + scores.left() * area.width()),
            qRound(area.top() + 0.68 * area.height()), qRound(scores.width() * area.width()),
            largest.height() };
    }
    // In line with the right edge; the arrow of a narrow matrix starts left of the bar.
    const int left
        = std::min(std::max(weights.right() + 1 - wide, weights.left() + 12), area.right() - wide);
    const int end = std::max(weights.right(), left + std::min(wide, 60) - 1);
    return { left, weights.bottom() + 6, end + 1 - left, largest.height() };
}

bool FlowSlots::barIsBeside(QRect area, int high) const
{
    return longText && high < 0.18 * area.height();
}

} // namespace ui
