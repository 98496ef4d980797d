#pragma once

#include "ui/settings/field_editor.h"

#include <QTimer>

class QDoubleSpinBox;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace ui {

class NumberSlider;

// A real or whole number: a slider over its range and a box for the exact value. A number that may
// be "auto" has a link button to detach it.
class NumberEditor : public FieldEditor {
    Q_OBJECT

public:
    NumberEditor(const core::settings::Field& field, QWidget* parent);

    void showTrace(const core::Trace& trace) override;
    [[nodiscard]] QSlider* slider() const;
    [[nodiscard]] QDoubleSpinBox* box() const { return m_box; }

protected:
    void showValue(const QString& value) override;
    void fitLetters() override;
    void addBelow(QLayout* more); // a second row that belongs to the control
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setMarks();
    [[nodiscard]] double valueAt(int position) const;
    [[nodiscard]] int positionOf(double value) const;
    void give(double value);
    void showNumber(double value);

    core::Range m_range;
    std::vector<double> m_marks; // values of the slider's marks
    bool m_whole;
    QVBoxLayout* m_rows = nullptr;
    NumberSlider* m_slider;
    QDoubleSpinBox* m_box;
    QToolButton* m_link = nullptr; // only for numbers that may be "auto"
    QTimer m_rest; // when it fires after the last key press, a new history step begins
};

} // namespace ui
