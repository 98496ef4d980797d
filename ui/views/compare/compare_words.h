#pragma once

#include <qcustomplot.h>

namespace ui {

class CompareView;

// What is said below A, B and B − A: the largest difference, what the cursor is at, and which
// settings differ.
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
