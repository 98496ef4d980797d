#pragma once

#include <qcustomplot.h>

namespace ui {

class CompareView;

// The text below A, B and B − A: the largest difference, the values at the cursor, and the settings
// that differ.
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
