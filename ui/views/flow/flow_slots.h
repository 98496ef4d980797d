#pragma once

#include "ui/views/flow/flow_view.h"

#include <QRect>
#include <QRectF>
#include <QSize>

#include <array>

namespace ui {

// Where Flow's matrices are, in shares of the figure.
struct FlowSlots {
    std::array<bool, FlowView::PartCount> shown {};
    bool longText = false; // the weights have more room than the rest

    [[nodiscard]] QRectF of(FlowView::Part part) const;
    // Width of the input and the matrices below it.
    [[nodiscard]] double leftShare() const;
    // The signed matrices' colour bar, `high` pixels high: below the input and above the
    // thumbnails.
    [[nodiscard]] QRect signedBar(QRect area, int high) const;
    // The weights' colour bar, at most as large as `largest`.
    [[nodiscard]] QRect weightBar(QRect area, QRect weights, QSize largest) const;
    // True if the weights' colour bar is left of the weights, below the scores and above the
    // values' arrow, so that the weights have more room.
    [[nodiscard]] bool barIsBeside(QRect area, int high) const;

    static QRect within(QRect area, QRectF share);

private:
    [[nodiscard]] bool shows(FlowView::Part part) const { return shown[std::size_t(part)]; }
    [[nodiscard]] QRectF ofInput(FlowView::Part part) const;
    [[nodiscard]] QRectF ofOutput(FlowView::Part part) const;
};

} // namespace ui
