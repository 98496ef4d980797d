#pragma once

#include "ui/settings/field_editor.h"

class QSlider;
class QSpinBox;

namespace ui {

// Editor of what a trained model keeps (rank, heads or input rank), from the full number down to
// one. At the right end the value is 0 and the model is the original.
class ReductionEditor : public FieldEditor {
    Q_OBJECT

public:
    ReductionEditor(const core::settings::Field& field, QWidget* parent);

    void showTrace(const core::Trace& trace) override;
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    [[nodiscard]] QSpinBox* box() const { return m_box; }

protected:
    void showValue(const QString& value) override;

private:
    void give(int kept);
    void showKept();

    QSlider* m_slider;
    QSpinBox* m_box;
    int m_most = 1; // full number
    int m_value = 0; // 0: all
};

} // namespace ui
