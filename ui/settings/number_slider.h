#pragma once

#include <QSlider>

class QDoubleSpinBox;

namespace ui {

// A slider whose positions stand for numbers, which a box beside it shows: a screen reader hears
// and sets the numbers.
class NumberSlider : public QSlider {
    Q_OBJECT

public:
    explicit NumberSlider(QWidget* parent);

    void setBox(QDoubleSpinBox* box);
    [[nodiscard]] QDoubleSpinBox* box() const { return m_box; }
    void tell(); // the box has another number

private:
    QDoubleSpinBox* m_box = nullptr;
};

} // namespace ui
