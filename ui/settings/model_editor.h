#pragma once

#include "ui/settings/field_editor.h"

class QComboBox;
class QLabel;

namespace ui {

// Whose heads are looked at, in one list: trained models that ship, one in a folder, and the heads
// that the user designs. Below it, how large a trained model is and what it can and cannot do.
class ModelEditor : public FieldEditor {
    Q_OBJECT

public:
    ModelEditor(const core::settings::Field& field, QWidget* parent);

    void showExperiment(const core::Experiment& experiment) override;
    void showTrace(const core::Trace& trace) override;
    [[nodiscard]] QComboBox* choice() const { return m_choice; }
    [[nodiscard]] QLabel* about() const { return m_about; }

signals:
    void folderWanted(); // a model that is in one

protected:
    void showValue(const QString& /*value*/) override { } // the kind alone says too little

private:
    void choose();

    QComboBox* m_choice;
    QLabel* m_about;
    bool m_trained = false; // what is shown now
    QString m_where; // it; where it is trained
};

} // namespace ui
