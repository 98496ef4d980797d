#include "ui/drawing/plain_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOptionSpinBox>

using namespace Qt::StringLiterals;

namespace ui {

PlainStyle::PlainStyle()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{
}

void PlainStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
    QPainter* painter, const QWidget* widget) const
{
    constexpr qreal rounded = 2;
    constexpr int middle = 128;
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control != CC_SpinBox || box == nullptr || !box->frame
        || box->state.testFlag(State_HasFocus)
        || box->palette.color(QPalette::Window).lightness() >= middle)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(box->palette.color(QPalette::PlaceholderText));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(box->rect).adjusted(0.5, 0.5, -0.5, -0.5), rounded, rounded);
    painter->restore();
}

} // namespace ui
