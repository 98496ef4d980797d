#pragma once

#include "ui/settings/field_editor.h"

#include <vector>

class QComboBox;
class QLabel;
class QSlider;

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
