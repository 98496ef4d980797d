#pragma once

#include <QProxyStyle>

namespace ui {

// Fusion, whose frames are darker than the window: on a dark one a number's box has none, and the
// number floats away from its arrows. Here it has.
class PlainStyle : public QProxyStyle {
    Q_OBJECT

public:
    PlainStyle();

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
        QPainter* painter, const QWidget* widget) const override;
};

} // namespace ui
