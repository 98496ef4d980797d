#pragma once

#include "ui/settings/field_editor.h"

class QComboBox;
class QLabel;

namespace ui {

// Choice of the model: bundled trained models, a model folder, and the user's custom attention.
// Below it, a trained model's size and capabilities.
class ModelEditor : public FieldEditor {
    Q_OBJECT

public:
    ModelEditor(const core::settings::Field& field, QWidget* parent);

    void showExperiment(const core::Experiment& experiment) override;
    void showTrace(const core::Trace& trace) override;
    [[nodiscard]] QComboBox* choice() const { return m_choice; }
    [[nodiscard]] QLabel* about() const { return m_about; }

signals:
    void folderWanted(); // the user chose to open a model folder

protected:
    void showValue(const QString& /*value*/) override { } // the kind alone says too little

private:
    void choose();

    QComboBox* m_choice;
    QLabel* m_about;
    bool m_trained = false; // kind of the shown model
    QString m_where; // the model folder of a trained model
};

} // namespace ui
