#pragma once

#include <qcustomplot.h>

namespace ui {

class Subject;
class RegressionView;

// The legend, the query's line through both pictures, and the points meant.
class RegressionMarks : public QCPLayerable {
public:
    RegressionMarks(RegressionView* view, const Subject& subject);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    RegressionView* m_view;
    const Subject& m_subject;
};

} // namespace ui
