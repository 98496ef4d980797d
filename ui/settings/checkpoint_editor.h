#pragma once

#include "ui/settings/field_editor.h"

#include <vector>

class QLabel;
class QSlider;

namespace ui {

// The shown checkpoint of a network trained with Headlight: a slider from the initial weights to
// the last saved step. Hidden for other models.
class CheckpointEditor : public FieldEditor {
    Q_OBJECT

public:
    CheckpointEditor(const core::settings::Field& field, QWidget* parent);

    void showTrace(const core::Trace& trace) override;
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    [[nodiscard]] QLabel* step() const { return m_step; }

protected:
    void showValue(const QString& value) override;

private:
    void showCheckpoint();
    void give(int position);

    QSlider* m_slider;
    QLabel* m_step;
    std::vector<long> m_checkpoints;
    long m_last = 0; // last step of the training run
    QString m_where;
};

} // namespace ui
