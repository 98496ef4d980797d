#pragma once

#include <QSlider>

class QDoubleSpinBox;

namespace ui {

// A slider for the numbers of a box next to it: screen readers read and set the number instead of
// the slider's position.
class NumberSlider : public QSlider {
    Q_OBJECT

public:
    explicit NumberSlider(QWidget* parent);

    void setBox(QDoubleSpinBox* box);
    [[nodiscard]] QDoubleSpinBox* box() const { return m_box; }
    void tell(); // the box's number has changed

private:
    QDoubleSpinBox* m_box = nullptr;
};

} // namespace ui
