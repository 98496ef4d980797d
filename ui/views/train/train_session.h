#pragma once

#include "ui/document/training_session.h"

#include <QObject>

#include <optional>
#include <string>

namespace ui {

class Actions;
class ViewModel;

// The state of the Train view, without its widgets: which page is open, what the run of the shown
// network does, whether the view follows its newest checkpoint, and which run is to be shown next.
// The runs themselves are the document's (TrainingSession).
class TrainSession : public QObject {
    Q_OBJECT

public:
    using Network = core::training::TrainedNetwork;

    // Without a network, every page is the form of a new run.
    enum class Page { Network, NewTraining, Branch };
    // The run of the shown network. It is not stored, but read off the runs of the document.
    enum class RunState {
        None, // no network is shown, or nothing trains: off screen
        Ended, // all steps are done
        Stopped, // steps are missing
        Training,
        Stepping, // a single step, after which training pauses
        Paused,
    };
    enum class Follow { Newest, Chosen }; // the newest checkpoint, or the one chosen by the user
    // What the state allows.
    struct Allowed {
        bool pauseOrResume = false;
        bool step = false;
        bool branch = false;
        bool selectNetwork = false; // there are comparison networks
        bool leaveForm = false; // there is a network to return to
    };
    // A running or paused training, while another model is shown.
    struct Unseen {
        std::string folder;
        bool paused = false;
    };
    struct NewRun {
        TrainingSession::Specs specs;
        core::training::Task task;
        std::string name; // of its folder, before the number
        std::optional<core::CustomDataset> data {}; // of the task "data"
    };

    TrainSession(const ViewModel& viewModel, Actions& actions, QObject* parent = nullptr);

    // The shown network; null: none trained with Headlight.
    [[nodiscard]] const Network* network() const;
    [[nodiscard]] bool attends() const; // false: it is a network without attention
    [[nodiscard]] bool isCurve() const; // its output is a curve
    [[nodiscard]] long shownStep() const;
    [[nodiscard]] std::string firstFolder() const; // of the group's first network
    [[nodiscard]] std::string inputText() const; // empty: none
    [[nodiscard]] std::string target() const; // of the input, if it was sampled; empty: unknown

    [[nodiscard]] Page page() const { return m_page; }
    [[nodiscard]] bool showsForm() const { return m_page != Page::Network || network() == nullptr; }
    [[nodiscard]] RunState runState() const;
    [[nodiscard]] bool trains() const; // Training or Stepping
    [[nodiscard]] Follow follow() const { return m_follow; }
    [[nodiscard]] Allowed allowed() const;
    [[nodiscard]] std::optional<Unseen> unseen() const;
    // False while the user looks at something else than the newest output.
    [[nodiscard]] bool shows(const LiveOutput& answer) const;

    void openForm(); // of a new run
    void openBranch(); // the form of a branch from the shown checkpoint
    void closeForm();
    // Closes pages that lack their network. Call before a page is shown.
    void updatePage();
    // Remembers the run of the shown network. Call before controls are shown.
    void updateRun();
    void updateShown(); // both, for another trace

    // Returns why the run is impossible; the running one then goes on.
    std::optional<core::Error> begin(const NewRun& run);
    void branch(const std::string& name, const core::training::TrainingSpec& spec);
    void pauseOrResume();
    void stepOnce();
    void pauseOrResumeUnseen();
    void showUnseen(); // returns to it
    void leaveDeleted(const std::string& folder); // shows another model
    void selectNetwork(int index); // index in the group
    void showCheckpoint(int index); // among the saved checkpoints
    void showOtherExample(); // of the validation set

signals:
    void changed(); // training began, paused, resumed or ended
    void answered(const ui::LiveOutput& answer); // between two checkpoints
    void failed(); // the last saved checkpoint is shown

private:
    struct Expected { // a run to be shown as soon as it has a checkpoint
        std::string folder;
        bool attends = true;
    };
    struct Seen { // the running training, as last shown
        std::string folder;
        bool attends = true;
        core::training::ValidationExample example;
    };

    [[nodiscard]] TrainingSession* runs() const; // null off screen
    [[nodiscard]] bool hasSteps() const; // the shown network can be trained further
    [[nodiscard]] bool showsRun() const; // the shown network is in training, or paused
    [[nodiscard]] bool showsEarlier() const;
    [[nodiscard]] bool leavesShownRun() const;
    void expect(const std::string& folder, bool withAttention);
    void followNewest();
    void followTraining(const std::string& folder, long step);
    void open(const core::NetworkPath& place, bool here);
    void openWithoutAttention(const core::NetworkPath& place);
    void selectRun(const core::NetworkPath& place, const StepName& step, bool withAttention);

    const ViewModel& m_viewModel;
    Actions& m_actions;
    Page m_page = Page::Network;
    core::NetworkPath m_trunk; // origin of the branch that the form describes
    Follow m_follow = Follow::Newest;
    core::NetworkPath m_followed; // the last checkpoint shown this way
    std::optional<Expected> m_expected;
    Seen m_seen;
    bool m_stepping = false; // a single requested step runs
    int m_sampled = 0; // number of sampled texts
    core::training::ValidationExample m_example; // a sampled text and its target
    struct Known {
        core::training::ValidationExample example; // the input text and its target …
        std::string folder; // … in the dataset of this folder
    };
    mutable Known m_known;
};

} // namespace ui
