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
class NetworkTable;
class RunningBar;

// A network that learns, others beside it: how they do on texts that they never learn from, step by
// step, and whom one of them looks at while it answers such a text. The slider goes back to any
// moment that was kept, in all views.
class TrainView : public PlotView {
    Q_OBJECT

public:
    TrainView(const ViewModel& viewModel, Actions& commands, QWidget* parent);
    ~TrainView() override;

    static bool accepts(const core::Trace& trace, const EditableState& work);
    static QString caption(const FigureState& state);

    void setTheme(const Theme& theme) override;
    void setBare(bool bare) override;
    void showTrace() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override;

    [[nodiscard]] TrainingForm* form() const { return m_form; }
    [[nodiscard]] QSlider* rewind() const { return m_rewind; }
    [[nodiscard]] QPushButton* startOrPause() const
    {
        return m_startOrPause;
    } // begins, pauses and goes on
    [[nodiscard]] QPushButton* singleStep() const { return m_singleStep; }
    [[nodiscard]] QComboBox* shownNetwork() const { return m_shown; }
    [[nodiscard]] const TrainingCurves* curves() const { return m_curves.get(); }
    [[nodiscard]] const NetworkTable* table() const { return m_table; }
    [[nodiscard]] const OutputNote* note() const { return m_note; }
    [[nodiscard]] RunningBar* unseen() const { return m_unseen; }

protected:
    void fill() override;
    [[nodiscard]] Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Network = core::training::TrainedRun;

    void addControls();
    void showControls();
    void showForm(bool form);
    void askForBranch(); // from the moment that is shown
    void enable(QPushButton& button, bool enabled);
    void showNetworks(); // to choose from
    void showCheckpoints();
    void showRunning(); // what learns beside another model
    void showRunningNetwork(); // to it
    void fillTable();
    void fillMap();
    [[nodiscard]] Selection shownHead() const; // and what of it is locked
    [[nodiscard]] QString attentionWords(qreal room) const; // what the heat map shows
    void fillOutput(const std::string& answer); // of a network without attention
    void showWithoutAttention(const core::NetworkPath& place);
    [[nodiscard]] TrainingShown shownIsTraining() const;
    [[nodiscard]] std::string firstFolder() const; // of the group
    void arrange(QRect area);
    QRect arrangeSide(QRect below);
    [[nodiscard]] int sideWidth(QRect below) const;
    void placeOutput(QRect area);
    [[nodiscard]] const Network* network() const; // null: none was taught here
    [[nodiscard]] bool isCurve() const; // it answers with numbers
    [[nodiscard]] long shownStep() const;
    [[nodiscard]] std::string sentence() const; // that is asked; empty: none
    std::string target(); // to it, if it was drawn; empty: nobody knows
    void nameOutput(PanelContent& content, const std::string& answer); // and the rows
    [[nodiscard]] QString targetText(const core::training::Report& report) const;
    void begin();
    void branch(); // as the form asks for it
    void select(); // pauses what learns, or goes on
    void selectNetwork(int index); // of the group
    void selectRun(const core::NetworkPath& place, const StepName& step, bool attends);
    void nextExample(); // another text that it never learns from
    void showStep(int moment); // of those that are kept
    void followTraining(const std::string& folder, long step);
    void followOn(); // from wherever one is
    [[nodiscard]] bool showsEarlier() const;
    [[nodiscard]] bool leavesShownRun() const;
    void showLive(const LiveOutput& answer); // between two moments

    FreeLayout* m_layout;
    std::unique_ptr<TrainingCurves> m_curves;
    NetworkTable* m_table; // owned by the plot
    MatrixPanel* m_panel;
    OutputNote* m_note; // in its place where there is no attention; owned by the plot
    TrainingForm* m_form;
    QScrollArea* m_formArea; // it may need more room than there is
    QPushButton* m_startOrPause = nullptr;
    QPushButton* m_singleStep = nullptr;
    QPushButton* m_newNetwork = nullptr;
    QPushButton* m_branch = nullptr;
    QPushButton* m_another = nullptr;
    RunningBar* m_unseen;
    QWidget* m_rewindBar;
    QSlider* m_rewind;
    QLabel* m_room; // that moments take
    ChoiceButton* m_lowerPlot = nullptr; // what stands below the table
    QComboBox* m_shown; // whose attention is seen
    int m_asked = 0; // texts that were drawn
    // Above the heat map, the longest first: "5/3/79 → 1979-05-03 ✓", "1979-05-03 ✓". Only the last
    // goes without what would be right.
    QStringList m_names;
    QString m_correction; // that; empty: it is, or nobody knows
    core::training::ValidationExample m_right; // a text that was drawn, and its answer
    core::training::ValidationExample m_known; // the text that is asked, and its answer …
    std::string m_knownIn; // … as this folder's course has it
    std::string m_begun; // a folder whose first moment is awaited
    bool m_begunAttends = true;
    struct Left { // what learns, as it was last seen
        std::string folder;
        bool attends = true;
        core::training::ValidationExample asked;
    };
    Left m_left;
    bool m_following = true; // the newest moment is shown as it comes
    core::NetworkPath m_turnedTo; // the last that came so
    bool m_stepping = false; // one step runs that was asked for
    bool m_choosing = false; // the form is open, though there is a network
    core::NetworkPath m_trunk; // of the branch that the form asks for
};

} // namespace ui
