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
class QSpinBox;

namespace ui {

class AttentionForm;

// What is to be learnt, and by which networks.
class TrainingForm : public QWidget {
    Q_OBJECT

public:
    explicit TrainingForm(QWidget* parent);

    // Of each network that is to learn; those behind the first for comparison.
    [[nodiscard]] std::vector<core::training::TrainingSpec> specs() const;
    [[nodiscard]] core::training::Task trainedSpec() const;
    [[nodiscard]] std::optional<core::CustomDataset> data() const; // where the task is one's own
    void readData(const QString& file); // which becomes the task; what is wrong with it is told
    // Only what a branch from that step of a course may change is asked for; or all again.
    void setBranch(const std::optional<core::training::TrainingSpec>& from, long step);
    [[nodiscard]] bool branches() const { return m_from.has_value(); }
    [[nodiscard]] std::string name() const; // of a folder: "dates-gru-additive"
    void setCancels(bool cancels); // there is a network to go back to
    void refuse(const core::Error& error); // said in the form until something of it changes …
    void forgetRefusal(); // … or it is left
    [[nodiscard]] QComboBox* task() const { return m_task; }
    [[nodiscard]] QComboBox* network() const { return m_network; }
    [[nodiscard]] const std::vector<QComboBox*>& comparisons() const { return m_comparisons; }
    [[nodiscard]] QPushButton* start() const { return m_start; }

    [[nodiscard]] AttentionForm* attention() const { return m_attention; }
    [[nodiscard]] const QLabel* example() const { return m_example; }
    [[nodiscard]] const QLabel* refusal() const { return m_refusal; }

signals:
    void started();
    void cancelled();

private:
    // What a branch asks for in fields of its own course.
    struct Chosen {
        int level = 0; // its row in the list
        double learningRate = 0;
        int steps = 0;
        int seed = 0;
    };
    static constexpr int mostSteps = 1000000;
    void addRows();
    void hearChanges();
    [[nodiscard]] Chosen chosen() const;
    void choose(const Chosen& values);
    void offerNetworks(); // that suit the task
    void offerComparisons();
    void showRows();
    [[nodiscard]] core::training::Architecture named(const QComboBox& network) const;
    void offerLevels();
    void offerHyperparameters();
    void chooseTask();
    void showExample();
    [[nodiscard]] bool ownData() const;
    [[nodiscard]] bool byCharacters() const; // own data is read so
    [[nodiscard]] core::training::OutputKind outputKind() const;
    [[nodiscard]] bool ofPoints() const; // a curve
    [[nodiscard]] core::training::TrainingSpec specOf(const QComboBox& network) const;

    QComboBox* m_task;
    QFormLayout* m_rows;
    QLabel* m_heading;
    QLabel* m_example; // of the task
    QComboBox* m_level;
    QComboBox* m_network;
    AttentionForm* m_attention; // of networks that have a choice of it
    std::vector<QComboBox*> m_comparisons;
    QSpinBox* m_width;
    QDoubleSpinBox* m_learningRate;
    QSpinBox* m_steps;
    QSpinBox* m_seed;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QLabel* m_refusal; // why it cannot begin so
    std::optional<core::training::TrainingSpec> m_from; // of what a branch begins at
    Chosen m_chosen; // for a new network, while a branch is asked for
    Chosen m_offered; // of the course that it leaves
    std::optional<core::CustomDataset>
        m_data; // none: no file was chosen, or it cannot be learnt from
    QString m_file; // of the data
    core::training::Hyperparameters m_defaults; // for the task that is chosen
};

} // namespace ui
