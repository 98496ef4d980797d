#pragma once

#include "core/io/training/custom_dataset.h"
#include "core/training/training.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace ui {

class AttentionForm;
class CountBox;
class DataForm;

// Form with the task, the networks and the hyperparameters of a training run.
class TrainingForm : public QWidget {
    Q_OBJECT

public:
    explicit TrainingForm(QWidget* parent);

    // One per network to train; those after the first are comparison networks.
    [[nodiscard]] std::vector<core::training::TrainingSpec> specs() const;
    [[nodiscard]] core::training::Task chosenTask() const;
    // The custom dataset, if the task is one.
    [[nodiscard]] std::optional<core::CustomDataset> data() const;
    void readData(const QString& file); // it becomes the task; shows what is wrong with it
    [[nodiscard]] bool hasTask() const; // false: custom data without a usable file
    // Restricts the form to what a branch from `step` may change; nullopt lifts the restriction.
    void setBranch(const std::optional<core::training::TrainingSpec>& from, long step);
    [[nodiscard]] bool branches() const { return m_from.has_value(); }
    [[nodiscard]] std::string name() const; // name of the folder: "dates-gru-additive"
    void setCancels(bool cancels); // there is a network to return to
    void refuse(const core::Error& error); // shown in the form until the form changes …
    void forgetRefusal(); // … or is closed
    [[nodiscard]] QComboBox* task() const { return m_task; }
    [[nodiscard]] QComboBox* network() const { return m_network; }
    [[nodiscard]] const std::vector<QComboBox*>& comparisons() const { return m_comparisons; }
    [[nodiscard]] QPushButton* start() const { return m_start; }

    [[nodiscard]] AttentionForm* attention() const { return m_attention; }
    [[nodiscard]] const QLabel* example() const { return m_example; }
    [[nodiscard]] DataForm* ownData() const { return m_ownData; }
    [[nodiscard]] static QString taskName(const std::string& id);
    [[nodiscard]] const QLabel* refusal() const { return m_refusal; }

signals:
    void changed(); // a field
    void started();
    void cancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // The fields that a branch shares with a new run.
    struct Chosen {
        int level = 0; // row in the list
        double learningRate = 0;
        int steps = 0;
        int seed = 0;
    };
    static constexpr int mostSteps = 1000000;
    void addRows();
    void explainRows(); // tooltips
    void connectChanges();
    void guardFromWheel();
    [[nodiscard]] Chosen chosen() const;
    void choose(const Chosen& values);
    void offerNetworks(); // lists networks that suit the task
    void offerComparisons();
    void showRows();
    [[nodiscard]] core::training::NetworkArchitecture named(const QComboBox& network) const;
    void offerLevels();
    void offerHyperparameters();
    void showExample();
    [[nodiscard]] bool usesOwnData() const;
    [[nodiscard]] bool byCharacters() const; // custom data is read by characters
    [[nodiscard]] core::training::OutputKind outputKind() const;
    [[nodiscard]] bool ofPoints() const; // the data are points of a curve
    [[nodiscard]] core::training::TrainingSpec specOf(const QComboBox& network) const;

    QComboBox* m_task;
    QFormLayout* m_rows;
    QLabel* m_heading;
    QLabel* m_example; // example of the task
    DataForm* m_ownData;
    QComboBox* m_level;
    QComboBox* m_network;
    AttentionForm* m_attention; // for architectures with configurable attention
    std::vector<QComboBox*> m_comparisons;
    CountBox* m_width;
    QDoubleSpinBox* m_learningRate;
    CountBox* m_steps;
    CountBox* m_seed;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QLabel* m_refusal; // the error that prevents the start
    std::optional<core::training::TrainingSpec> m_from; // spec of the run to branch from
    Chosen m_chosen; // values of a new network, while a branch is edited
    Chosen m_offered; // values of the original run
    core::training::Hyperparameters m_defaults; // for the chosen task
};

} // namespace ui
