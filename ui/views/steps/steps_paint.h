#pragma once

#include <qcustomplot.h>

namespace ui {

class StepsView;

// The text of the page, the signs between the matrices and the numbers on the bars.
class StepsPaint : public QCPLayerable {
public:
    StepsPaint(StepsView* view, const QString& layer);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawSigns(QCPPainter* painter) const;
    void drawBarNumbers(QCPPainter* painter) const;

    StepsView* m_view;
};

} // namespace ui
