#pragma once

#include "ui/views/flow_view.h"

namespace ui {

// The curves from matrix to matrix, and the words on them.
class FlowArrows : public QCPLayerable {
public:
    explicit FlowArrows(FlowView* view);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void join(QCPPainter* painter, FlowView::Part from, FlowView::Part to) const;
    void word(
        QCPPainter* painter, FlowView::Part from, FlowView::Part to, const QString& text) const;

    FlowView* m_view;
};

} // namespace ui
