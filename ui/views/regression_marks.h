#pragma once

#include <qcustomplot.h>

namespace ui {

class RegressionView;

// The legend, the query's line through both pictures, and the points meant.
class RegressionMarks : public QCPLayerable {
public:
    explicit RegressionMarks(RegressionView* view);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    RegressionView* m_view;
};

} // namespace ui
