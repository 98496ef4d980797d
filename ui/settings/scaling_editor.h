#pragma once

#include "ui/settings/field_editor.h"

class QComboBox;
class QDoubleSpinBox;

namespace ui {

class StopSlider;

// Divisor of the scores: a slider with stops at 1, √d_k and d_k, the choice by name, and the number
// itself.
class ScalingEditor : public FieldEditor {
    Q_OBJECT

public:
    ScalingEditor(const core::settings::Field& field, QWidget* parent);

    void showTrace(const core::Trace& trace) override;
    [[nodiscard]] StopSlider* slider() const { return m_slider; }
    [[nodiscard]] QComboBox* kinds() const { return m_kinds; }
    [[nodiscard]] QDoubleSpinBox* box() const { return m_box; }

protected:
    void showValue(const QString& value) override;

private:
    void slide(int position);
    void giveFactor(double factor, int digits);
    void showDivisor(double divisor);

    StopSlider* m_slider;
    QComboBox* m_kinds;
    QDoubleSpinBox* m_box;
    double m_dk = 1; // d_k of the last trace
};

} // namespace ui
