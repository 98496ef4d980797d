#pragma once

#include <qcustomplot.h>

namespace ui {

class CompareView;

// Below A, B and B − A: the largest difference, the settings that differ, the values at the cursor
// and, where there is room, the selected row as bars and the predictions there.
class CompareWords : public QCPLayerable {
public:
    explicit CompareWords(CompareView* view);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    CompareView* m_view;
};

} // namespace ui
