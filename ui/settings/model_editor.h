#pragma once

#include "ui/settings/field_editor.h"

class QComboBox;
class QLabel;

namespace ui {

class NetworkLibrary;

// Choice of the model: bundled trained models, the networks trained by the user, a model folder,
// and custom attention. Below it, a trained model's size and capabilities.
class ModelEditor : public FieldEditor {
    Q_OBJECT

public:
    ModelEditor(const core::settings::Field& field, QWidget* parent);

    void showExperiment(const core::Experiment& experiment) override;
    void showTrace(const core::Trace& trace) override;
    void setNetworks(const NetworkLibrary& library); // lists them, also later ones
    [[nodiscard]] QComboBox* choice() const { return m_choice; }
    [[nodiscard]] QLabel* about() const { return m_about; }

signals:
    void folderWanted(); // the user chose to open a model folder
    void networkWanted(const QString& folder); // the user chose one trained with Headlight

protected:
    void showValue(const QString& /*value*/) override { } // the kind alone says too little

private:
    void choose();
    void listNetworks(const NetworkLibrary& library);
    void showWhere(); // selects the shown model in the list

    QComboBox* m_choice;
    QLabel* m_about;
    bool m_trained = false; // kind of the shown model
    QString m_where; // the model folder of a trained model
    QString m_weights; // id of the weights of custom attention
};

} // namespace ui
