#pragma once

#include "core/training/trained_network.h"
#include "ui/view/plot_view.h"

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSlider;

namespace ui {

class NetworkList;
class NetworkTable;
class OutputNote;
class RunningBar;
class StartPage;
class TrainFigure;
class TrainSession;
class TrainingCurves;
class TrainingForm;
struct LiveOutput;

// A network in training with its comparison networks: loss and validation accuracy by step, and one
// network's attention on a validation text. The slider returns to any saved checkpoint, in all
// views.
class TrainView : public PlotView {
    Q_OBJECT

public:
    TrainView(const ViewModel& viewModel, Actions& actions, QWidget* parent);
    ~TrainView() override;

    static bool accepts(const core::Trace& trace, const EditableState& state);
    static QString caption(const FigureState& state);

    void setTheme(const Theme& theme) override;
    void setBare(bool bare) override;
    void showTrace() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override;
    [[nodiscard]] QRect numbersArea() const override;
    [[nodiscard]] bool drawsAxisTitles() const override { return true; }

    [[nodiscard]] TrainingForm* form() const { return m_form; }
    [[nodiscard]] const StartPage* startPage() const { return m_startPage; }
    [[nodiscard]] NetworkList* networkList() const { return m_networkList; } // null off screen
    [[nodiscard]] QSlider* rewind() const { return m_rewind; }
    // Pauses and resumes.
    [[nodiscard]] QPushButton* startOrPause() const { return m_startOrPause; }
    [[nodiscard]] QPushButton* singleStep() const { return m_singleStep; }
    [[nodiscard]] QComboBox* shownNetwork() const { return m_shown; }
    [[nodiscard]] const TrainingCurves* curves() const;
    [[nodiscard]] const NetworkTable* table() const;
    [[nodiscard]] const OutputNote* note() const;
    [[nodiscard]] RunningBar* runningBar() const { return m_unseen; }

protected:
    void fill() override;
    [[nodiscard]] Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addControls();
    void addRewind();
    void connectForm();
    void connectSession();
    void showPage(); // the form or the figure
    void begin();
    void askForBranch(); // from the shown checkpoint
    void branch(); // starts the branch of the form
    void showControls();
    void showUnseen(); // the training run while another model is shown
    void showNetworks(); // fills the list of networks
    void showCheckpoints();
    void showLive(const LiveOutput& answer); // between two checkpoints
    void enable(QPushButton& button, bool enabled);
    [[nodiscard]] QString accuracyText(const core::training::Report& report) const;
    // Null: the model was not trained with Headlight.
    [[nodiscard]] const core::training::TrainedNetwork* network() const;

    TrainSession* m_session;
    std::unique_ptr<TrainFigure> m_figure;
    TrainingForm* m_form;
    NetworkList* m_networkList = nullptr;
    StartPage* m_startPage;
    QScrollArea* m_formArea; // scrolls if the start page needs more room
    QPushButton* m_startOrPause = nullptr;
    QPushButton* m_singleStep = nullptr;
    QPushButton* m_newNetwork = nullptr;
    QPushButton* m_branch = nullptr;
    QPushButton* m_another = nullptr;
    RunningBar* m_unseen;
    QWidget* m_rewindBar;
    QSlider* m_rewind;
    QLabel* m_room; // disk space of the checkpoints
    ChoiceButton* m_lowerPlot = nullptr; // choice of the plot below the table
    QComboBox* m_shown; // network with the shown attention
};

} // namespace ui
