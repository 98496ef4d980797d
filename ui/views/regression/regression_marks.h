#pragma once

#include <qcustomplot.h>

namespace ui {

class ViewModel;
class RegressionView;

// The legend, the query's line through both plots, and the selected points.
class RegressionMarks : public QCPLayerable {
public:
    RegressionMarks(RegressionView* view, const ViewModel& viewModel);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    RegressionView* m_view;
    const ViewModel& m_viewModel;
};

} // namespace ui
