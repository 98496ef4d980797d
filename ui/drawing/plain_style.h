#pragma once

#include <QProxyStyle>

namespace ui {

// Fusion draws frames darker than the window: in the dark theme a spin box has no visible frame and
// its number is detached from its arrows. This style draws that frame.
class PlainStyle : public QProxyStyle {
    Q_OBJECT

public:
    PlainStyle();

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
        QPainter* painter, const QWidget* widget) const override;
};

} // namespace ui
