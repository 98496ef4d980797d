#include "ui/settings/number_slider.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

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

    constexpr int stopReach = 12; // positions at which a stop catches

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

void NumberSlider::setMarks(const std::vector<int>& positions)
{
    if (positions == m_marks)
        return;
    m_marks = positions;
    update();
}

void NumberSlider::setMovesByMarks(bool by)
{
    m_byMarks = by;
    update();
}

int NumberSlider::nextMark(bool up) const
{
    if (up) {
        const auto after = std::ranges::upper_bound(m_marks, value());
        return after == m_marks.end() ? maximum() : *after;
    }
    const auto from = std::ranges::lower_bound(m_marks, value());
    return from == m_marks.begin() ? minimum() : *std::prev(from);
}

void NumberSlider::keyPressEvent(QKeyEvent* event)
{
    const bool up = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    const bool down = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    if (!m_byMarks || m_marks.empty() || !(up || down)) {
        QSlider::keyPressEvent(event);
        return;
    }
    constexpr int smallWays = 200; // in the whole range
    const int small = std::max(1, (maximum() - minimum()) / smallWays);
    const bool fine = event->modifiers().testFlag(Qt::ShiftModifier);
    setValue(fine ? value() + (up ? small : -small) : nextMark(up));
}

void NumberSlider::paintEvent(QPaintEvent* event)
{
    if (drawsMarks()) {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        for (const int mark : m_marks) {
            const int x = handle / 2
                + QStyle::sliderPositionFromValue(minimum(), maximum(), mark, width() - handle);
            painter.drawLine(x, height() / 2 + handle / 2 - 2, x, height() / 2 + handle / 2 + 2);
        }
    }
    QSlider::paintEvent(event);
}

void NumberSlider::tell()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(this, m_box->value());
    QAccessible::updateAccessibility(&event);
}

StopSlider::StopSlider(QWidget* parent)
    : NumberSlider(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

int StopSlider::caught(int position) const
{
    for (const int stop : marks())
        if (std::abs(stop - position) <= stopReach)
            return stop;
    return position;
}

void StopSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

} // namespace ui
