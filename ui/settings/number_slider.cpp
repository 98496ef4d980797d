#include "ui/settings/number_slider.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QDoubleSpinBox>

namespace ui {

namespace {

    class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
    public:
        explicit SpokenSlider(QWidget* slider)
            : QAccessibleWidget(slider, QAccessible::Slider)
        {
        }
        void* interface_cast(QAccessible::InterfaceType type) override
        {
            if (type == QAccessible::ValueInterface)
                return static_cast<QAccessibleValueInterface*>(this);
            return QAccessibleWidget::interface_cast(type);
        }
        [[nodiscard]] QString text(QAccessible::Text which) const override
        {
            return which == QAccessible::Value && box() != nullptr ? box()->text()
                                                                   : QAccessibleWidget::text(which);
        }
        [[nodiscard]] QVariant currentValue() const override { return of(&QDoubleSpinBox::value); }
        void setCurrentValue(const QVariant& value) override
        {
            if (box() != nullptr)
                box()->setValue(value.toDouble());
        }
        [[nodiscard]] QVariant maximumValue() const override
        {
            return of(&QDoubleSpinBox::maximum);
        }
        [[nodiscard]] QVariant minimumValue() const override
        {
            return of(&QDoubleSpinBox::minimum);
        }
        [[nodiscard]] QVariant minimumStepSize() const override
        {
            return of(&QDoubleSpinBox::singleStep);
        }

    private:
        // Looked up on every call: Qt may create and cache this object before the slider has a box.
        [[nodiscard]] QDoubleSpinBox* box() const
        {
            return static_cast<NumberSlider*>(widget())->box();
        }
        [[nodiscard]] QVariant of(double (QDoubleSpinBox::*number)() const) const
        {
            return box() != nullptr ? QVariant((box()->*number)()) : QVariant();
        }
    };

    QAccessibleInterface* spokenSliderOf(const QString& /*className*/, QObject* object)
    {
        auto* const slider = qobject_cast<NumberSlider*>(object);
        return slider != nullptr ? new SpokenSlider(slider) : nullptr;
    }

} // namespace

NumberSlider::NumberSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    static const bool known = [] {
        QAccessible::installFactory(spokenSliderOf);
        return true;
    }();
    Q_UNUSED(known)
}

void NumberSlider::setBox(QDoubleSpinBox* box)
{
    m_box = box;
}

void NumberSlider::tell()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(this, m_box->value());
    QAccessible::updateAccessibility(&event);
}

} // namespace ui
