#pragma once

#include "core/io/training/network_folder.h"
#include "ui/view/plot_view.h"

#include <memory>
#include <optional>
#include <string>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSlider;

namespace ui {

class OutputNote;
class TrainingForm;
class FreeLayout;
class TrainingCurves;
struct TrainingShown;
struct LiveOutput;
class NetworkList;
class NetworkTable;
class RunningBar;
class StartPage;

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
    [[nodiscard]] QPushButton* startOrPause() const
    {
        return m_startOrPause;
    } // starts, pauses and resumes
    [[nodiscard]] QPushButton* singleStep() const { return m_singleStep; }
    [[nodiscard]] QComboBox* shownNetwork() const { return m_shown; }
    [[nodiscard]] const TrainingCurves* curves() const { return m_curves.get(); }
    [[nodiscard]] const NetworkTable* table() const { return m_table; }
    [[nodiscard]] const OutputNote* note() const { return m_note; }
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
    using Network = core::training::TrainedNetwork;

    void addControls();
    void showControls();
    void showForm(bool form);
    void askForBranch(); // from the shown checkpoint
    void enable(QPushButton& button, bool enabled);
    void showNetworks(); // fills the list of networks
    void showCheckpoints();
    void showRunning(); // the training run while another model is shown
    void showRunningNetwork(); // returns to the running network
    void leaveDeleted(const std::string& folder); // shows another model
    void fillTable();
    void fillMap();
    [[nodiscard]] Selection shownHead() const; // and the locked cell
    [[nodiscard]] QString colourRange() const;
    [[nodiscard]] QString attentionWords(qreal room) const; // caption of the heat map
    void fillOutput(const std::string& answer); // for a network without attention
    void showWithoutAttention(const core::NetworkPath& place);
    [[nodiscard]] TrainingShown trainingShown() const;
    [[nodiscard]] std::string firstFolder() const; // of the group's first network
    void arrange(QRect area);
    QRect arrangeSide(QRect below);
    [[nodiscard]] int sideWidth(QRect below) const;
    void placeOutput(QRect area);
    [[nodiscard]] const Network* network() const; // null: not a network trained with Headlight
    [[nodiscard]] bool isCurve() const; // the output is a curve
    [[nodiscard]] long shownStep() const;
    [[nodiscard]] std::string sentence() const; // the input; empty: none
    std::string target(); // of the input, if it was sampled; empty: unknown
    // Names the output and the rows of the panel.
    void nameOutput(PanelContent& content, const std::string& answer);
    [[nodiscard]] QString accuracyText(const core::training::Report& report) const;
    void begin();
    void branch(); // starts the branch of the form
    void pauseOrResume(); // pauses or resumes
    void selectNetwork(int index); // index in the group
    void selectRun(const core::NetworkPath& place, const StepName& step, bool attends);
    void nextExample(); // another validation text
    void showCheckpoint(int index); // among the saved checkpoints
    void followTraining(const std::string& folder, long step);
    void followOn(); // follows the newest checkpoint again
    [[nodiscard]] bool showsEarlier() const;
    [[nodiscard]] bool leavesShownRun() const;
    void showLive(const LiveOutput& answer); // between two checkpoints

    FreeLayout* m_layout;
    std::unique_ptr<TrainingCurves> m_curves;
    NetworkTable* m_table; // owned by the plot
    MatrixPanel* m_panel;
    OutputNote* m_note; // replaces the panel without attention; owned by the plot
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
    int m_asked = 0; // number of sampled texts
    // Titles of the heat map, the longest first: "5/3/79 → 1979-05-03 ✓", "1979-05-03 ✓". Only the
    // last leaves out the target.
    QStringList m_names;
    QString m_correction; // the target; empty: the output is correct or the target unknown
    core::training::ValidationExample m_right; // a sampled text and its target
    core::training::ValidationExample m_known; // the input text and its target …
    std::string m_knownIn; // … in the dataset of this folder
    std::string m_begun; // folder of a new run, until a checkpoint is shown
    bool m_begunAttends = true;
    struct Left { // the running training, as last shown
        std::string folder;
        bool attends = true;
        core::training::ValidationExample example;
    };
    Left m_left;
    bool m_following = true; // shows each new checkpoint
    core::NetworkPath m_turnedTo; // the last checkpoint shown this way
    bool m_stepping = false; // a single requested step runs
    bool m_choosing = false; // the form is open although there is a network
    core::NetworkPath m_trunk; // origin of the form's branch
};

} // namespace ui
