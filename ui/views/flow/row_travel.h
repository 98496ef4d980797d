#pragma once

#include "ui/views/flow/flow_view.h"

#include <QVariantAnimation>

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace ui {

// A query's row on its way through the head, for three seconds: q, its scores, its weights, its
// output. At each station it has the row's own cells; between two it is moved and recoloured.
class RowTravel : public QCPLayerable {
public:
    explicit RowTravel(FlowView* view);

    void begin(core::Index query);
    void end();
    [[nodiscard]] bool running() const { return m_clock.state() == QAbstractAnimation::Running; }
    [[nodiscard]] QVariantAnimation& clock() { return m_clock; }

    [[nodiscard]] std::vector<FlowView::Part> stations() const; // of the shown matrices, in order
    struct Place {
        FlowView::Part from, to; // the stations around it
        double share = 0; // of the way between them
        QRectF box;
    };
    [[nodiscard]] std::optional<Place> place() const; // nullopt: nothing travels

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] QRectF rowOf(FlowView::Part part) const;
    void drawCells(
        QCPPainter* painter, const QRectF& box, FlowView::Part part, double opacity) const;
    void drawPartner(QCPPainter* painter, const Place& place) const;
    void drawWord(QCPPainter* painter, const Place& place) const;
    [[nodiscard]] QString wordOf(FlowView::Part to) const;

    FlowView* m_view;
    core::Index m_query = 0;
    QVariantAnimation m_clock;
};

} // namespace ui
