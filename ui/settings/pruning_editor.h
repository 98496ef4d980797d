#pragma once

#include "ui/settings/field_editor.h"

class QSlider;
class QSpinBox;

namespace ui {

// How much of a trained model stays: its rank, heads or dimension, from all there is down to one.
// At the right end, where 0 is set, the model is exactly as trained.
class PruningEditor : public FieldEditor {
    Q_OBJECT

public:
    PruningEditor(const core::settings::Field& field, QWidget* parent);

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
    int m_most = 1; // that there are
    int m_value = 0; // 0: all
};

} // namespace ui
