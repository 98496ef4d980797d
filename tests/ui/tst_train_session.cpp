#include "core/io/training/network_folder.h"
#include "core/training/network_names.h"
#include "own_home.h"
#include "stage.h"
#include "ui/document/figure_state.h"
#include "ui/views/train/train_session.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace {

using Page = ui::TrainSession::Page;
using RunState = ui::TrainSession::RunState;
using Follow = ui::TrainSession::Follow;

constexpr int endless = 100000; // steps: it trains until it is stopped

core::training::TrainingSpec smallSpec(int steps, const std::string& network = "attention")
{
    core::training::TrainingSpec spec { .task = "tags" };
    spec.network.architecture
        = core::training::architectureNamed(network, core::training::OutputKind::Labels);
    spec.network.width = 8;
    spec.hyperparameters.steps = steps;
    return spec;
}

// The session of a document, updated as the view does it.
struct SessionStage {
    ui::Document document;
    ui::TrainSession session { document, document };
    std::string problem;

    SessionStage()
    {
        const auto update = [this] {
            if (document.trace())
                session.updateShown();
        };
        QObject::connect(&document, &ui::Document::traceChanged, &session, update);
        QObject::connect(&document, &ui::Document::sessionChanged, &session, update);
        QObject::connect(
            &document, &ui::Document::networkWithoutAttentionChanged, &session, update);
        QObject::connect(&session, &ui::TrainSession::failed, &session, update);
        QObject::connect(
            &session, &ui::TrainSession::changed, &session, [this] { session.updateRun(); });
        QObject::connect(document.training(), &ui::TrainingSession::failed, &session,
            [this](const core::Error& error) { problem = error.problem; });
        document.showView("learn");
    }
    std::optional<core::Error> begin(
        int steps, const std::string& name = "run", const std::string& network = "attention")
    {
        return session.begin({ .specs = { smallSpec(steps, network) },
            .task = core::training::task("tags"),
            .name = name });
    }
    [[nodiscard]] bool isShown() const
    {
        return QTest::qWaitFor([this] { return session.network() != nullptr; }, 20000);
    }
    // Waits until another network than this one is shown.
    [[nodiscard]] bool leaves(const std::string& folder) const
    {
        return QTest::qWaitFor(
            [&] { return session.network() != nullptr && session.firstFolder() != folder; }, 20000);
    }
    [[nodiscard]] bool hasCheckpoints(std::size_t count) const
    {
        return QTest::qWaitFor(
            [&] {
                return session.network() != nullptr
                    && session.network()->checkpoints.size() >= count;
            },
            30000);
    }
    // Waits until training has ended and its last checkpoint is shown.
    [[nodiscard]] bool ended() const
    {
        return QTest::qWaitFor([this] { return !document.training()->busy(); }, 60000)
            && QTest::qWaitFor(
                [this] {
                    return settled(document) && session.network() != nullptr
                        && session.shownStep() == session.network()->checkpoints.back();
                },
                20000);
    }
    [[nodiscard]] bool showCustomAttention()
    {
        edit(document, u"network"_s,
            [](ui::EditableState& state) { state.experiment.network = core::CustomSource {}; });
        document.commitEdit();
        return settled(document);
    }
    [[nodiscard]] bool open(const std::string& folder, const std::string& text)
    {
        edit(document, u"network"_s, [&](ui::EditableState& state) {
            state.experiment.source = core::Sentence { text };
            state.experiment.network = core::PretrainedSource { .where = folder };
        });
        document.commitEdit();
        return settled(document);
    }
    [[nodiscard]] std::string unseenFolder() const // empty: no run is out of sight
    {
        const auto unseen = session.unseen();
        return unseen ? unseen->folder : std::string();
    }
    [[nodiscard]] const std::string& folder() const { return session.network()->folder; }
};

} // namespace

// Tests the state of the Train view without its widgets.
class TestTrainSession : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void nothingIsAllowedWithoutANetwork()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(stage.session.runState() == RunState::None);
        QVERIFY(stage.session.showsForm());
        const ui::TrainSession::Allowed allowed = stage.session.allowed();
        QVERIFY(!allowed.pauseOrResume && !allowed.step && !allowed.branch && !allowed.leaveForm);
        QVERIFY(!stage.session.unseen());
        stage.session.pauseOrResume();
        stage.session.stepOnce();
        stage.session.showCheckpoint(0);
        stage.session.selectNetwork(0);
        stage.session.showOtherExample();
        QVERIFY(!stage.document.training()->busy());
    }
    void newRunIsShownPausedAndResumed()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        const ui::TrainSession& session = stage.session;
        QVERIFY(!stage.begin(endless));
        QVERIFY(stage.isShown());
        QVERIFY(session.runState() == RunState::Training);
        QVERIFY(session.follow() == Follow::Newest);
        QVERIFY(!session.showsForm() && !session.unseen());
        QVERIFY(session.allowed().pauseOrResume && !session.allowed().step);
        QVERIFY(session.allowed().branch && !session.allowed().selectNetwork);
        stage.session.pauseOrResume();
        QVERIFY(session.runState() == RunState::Paused);
        QVERIFY(session.allowed().pauseOrResume && session.allowed().step);
        stage.session.pauseOrResume();
        QVERIFY(session.runState() == RunState::Training);
        QVERIFY(stage.hasCheckpoints(2));
        QCOMPARE(stage.problem, std::string());
    }
    void lastStepEndsTheRun()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(3));
        QVERIFY(stage.ended());
        QCOMPARE(stage.session.shownStep(), 3L);
        QVERIFY(stage.session.runState() == RunState::Ended);
        QVERIFY(!stage.session.allowed().pauseOrResume && !stage.session.allowed().step);
        QVERIFY(stage.session.allowed().branch);
        QVERIFY(!stage.session.target().empty()); // of a sampled text
    }
    void singleStepPauses()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(endless));
        QVERIFY(stage.isShown());
        stage.session.pauseOrResume();
        long before = 0;
        for (int i = 0; i < 2; ++i) {
            stage.session.stepOnce();
            QVERIFY(stage.session.runState() == RunState::Stepping);
            QVERIFY(stage.session.allowed().step && stage.session.allowed().pauseOrResume);
            QSignalSpy changes(&stage.session, &ui::TrainSession::changed);
            stage.session.stepOnce(); // ignored during a step
            QVERIFY(changes.isEmpty());
            QVERIFY(stage.ended());
            QVERIFY(stage.session.runState() == RunState::Stopped);
            if (i > 0) // the first may come after the step that was running
                QCOMPARE(stage.session.shownStep(), before + 1);
            before = stage.session.shownStep();
        }
    }
    // The replaced run stops; it can be resumed, which stops the other.
    void newRunReplacesTheRunningOne()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(endless, "first"));
        QVERIFY(stage.isShown());
        const std::string first = stage.folder();
        QVERIFY(!stage.begin(endless, "second"));
        QVERIFY(stage.session.runState() == RunState::Stopped); // the first is still shown
        QVERIFY(!stage.session.unseen()); // the second will be shown by itself
        QVERIFY(stage.leaves(first));
        const std::string second = stage.folder();
        QVERIFY(stage.document.training()->trains(second));
        QVERIFY(stage.session.runState() == RunState::Training);
        QVERIFY(stage.open(first, stage.session.inputText()));
        QVERIFY(stage.session.runState() == RunState::Stopped);
        QVERIFY(stage.session.allowed().pauseOrResume && stage.session.allowed().step);
        QCOMPARE(stage.unseenFolder(), second);
        stage.session.pauseOrResume();
        QVERIFY(stage.document.training()->trains(first));
        QVERIFY(stage.session.runState() == RunState::Training && !stage.session.unseen());
        QCOMPARE(stage.problem, std::string());
    }
    void impossibleRunIsRefused()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(endless));
        QVERIFY(stage.isShown());
        stage.session.openForm();
        QVERIFY(stage.session.showsForm());
        const auto refusal
            = stage.session.begin({ .specs = { smallSpec(3), smallSpec(3) }, // compared with itself
                .task = core::training::task("tags"),
                .name = "other" });
        QVERIFY(refusal && !refusal->problem.empty());
        QVERIFY(stage.session.page() == Page::NewTraining);
        QVERIFY(stage.session.runState() == RunState::Training);
    }
    // Its run is not waited for: the one before can be resumed and is found again.
    void failedStartIsForgotten()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(endless));
        QVERIFY(stage.isShown());
        const std::string folder = stage.folder();
        QFile file(QFileInfo(QString::fromStdString(folder)).path() + u"/file"_s);
        QVERIFY(file.open(QFile::WriteOnly));
        QSignalSpy failures(&stage.session, &ui::TrainSession::failed);
        QVERIFY(!stage.begin(endless, "file/run")); // a folder inside a file
        QVERIFY(QTest::qWaitFor([&] { return !failures.isEmpty(); }, 20000));
        QVERIFY(!stage.problem.empty());
        QVERIFY(QTest::qWaitFor([&] { return !stage.document.training()->busy(); }, 20000));
        QCOMPARE(stage.folder(), folder);
        QVERIFY(stage.session.runState() == RunState::Stopped);
        stage.session.pauseOrResume();
        QVERIFY(stage.session.runState() == RunState::Training);
        QVERIFY(stage.showCustomAttention());
        QCOMPARE(stage.unseenFolder(), folder);
    }
    void earlierCheckpointIsKept()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(endless));
        QVERIFY(stage.hasCheckpoints(2));
        const ui::LiveOutput answer { .folder = stage.folder(), .text = stage.session.inputText() };
        QVERIFY(stage.session.shows(answer));
        stage.session.showCheckpoint(0);
        QVERIFY(stage.session.follow() == Follow::Chosen && !stage.session.shows(answer));
        QSignalSpy kept(stage.document.training(), &ui::TrainingSession::checkpointed);
        QVERIFY(kept.wait(20000));
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.session.shownStep(), 0L);
        const int last = static_cast<int>(stage.session.network()->checkpoints.size()) - 1;
        stage.session.showCheckpoint(last);
        QVERIFY(stage.session.follow() == Follow::Newest && stage.session.shows(answer));
        QVERIFY(QTest::qWaitFor([&] { return stage.session.shownStep() > 0; }, 20000));
    }
    void undoneCheckpointIsNotFollowed()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(endless));
        QVERIFY(stage.hasCheckpoints(1));
        stage.session.showOtherExample();
        QVERIFY(settled(stage.document));
        const std::size_t before = stage.session.network()->checkpoints.size();
        QVERIFY(stage.hasCheckpoints(before + 1));
        QSignalSpy kept(stage.document.training(), &ui::TrainingSession::checkpointed);
        stage.document.undoStack()->undo();
        QVERIFY(kept.wait(20000));
        QVERIFY(stage.session.follow() == Follow::Chosen);
        QVERIFY(stage.document.undoStack()->canRedo());
    }
    void unseenRunIsPausedAndShownAgain()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(endless));
        QVERIFY(stage.isShown());
        const std::string folder = stage.folder();
        const std::string text = stage.session.inputText();
        QVERIFY(stage.showCustomAttention());
        QVERIFY(stage.session.showsForm() && stage.session.runState() == RunState::None);
        QCOMPARE(stage.unseenFolder(), folder);
        QVERIFY(!stage.document.training()->paused());
        stage.session.pauseOrResumeUnseen();
        QVERIFY(stage.session.unseen() && stage.session.unseen()->paused);
        stage.session.showUnseen();
        QVERIFY(!stage.session.unseen());
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.folder(), folder);
        QCOMPARE(stage.session.inputText(), text);
        QVERIFY(stage.session.runState() == RunState::Paused);
    }
    void branchPageNeedsItsNetwork()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(3));
        QVERIFY(stage.ended());
        stage.session.openBranch();
        stage.session.showCheckpoint(0);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.session.page() == Page::Branch && stage.session.showsForm());
        QVERIFY(stage.showCustomAttention());
        QVERIFY(stage.session.page() == Page::Network);
        QVERIFY(stage.session.showsForm()); // of a new run
    }
    void branchContinuesFromTheFormsCheckpoint()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(3));
        QVERIFY(stage.ended());
        const std::string trunk = stage.folder();
        const std::string text = stage.session.inputText();
        stage.session.openBranch();
        stage.session.branch("run", smallSpec(5));
        QVERIFY(!stage.session.showsForm());
        QVERIFY(stage.leaves(trunk));
        QVERIFY(stage.ended());
        QCOMPARE(stage.session.network()->checkpoints.front(), 3L);
        QCOMPARE(stage.session.shownStep(), 5L);
        QCOMPARE(stage.session.inputText(), text);
        QCOMPARE(stage.problem, std::string());
    }
    // It does not become the session's model.
    void networkWithoutAttentionIsShown()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        const core::Experiment before = stage.document.experiment();
        QVERIFY(!stage.begin(20, "run", "token"));
        QVERIFY(QTest::qWaitFor([&] { return !stage.session.attends(); }, 20000));
        QVERIFY(QTest::qWaitFor([&] { return stage.session.shownStep() == 20; }, 60000));
        QVERIFY(stage.document.experiment() == before);
        const std::string text = stage.session.inputText();
        stage.session.showOtherExample();
        QVERIFY(QTest::qWaitFor([&] { return stage.session.inputText() != text; }, 20000));
        stage.session.leaveDeleted(stage.folder());
        QVERIFY(stage.session.attends() && stage.session.network() == nullptr);
    }
    void deletedNetworkIsLeft()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(3));
        QVERIFY(stage.ended());
        stage.session.leaveDeleted(stage.folder() + "-other");
        QVERIFY(settled(stage.document) && stage.session.network() != nullptr);
        stage.session.leaveDeleted(stage.folder());
        QVERIFY(settled(stage.document) && stage.session.network() == nullptr);
    }
    // Closing during training saves its state.
    void closedRunCanBeResumed()
    {
        std::string folder;
        std::string text;
        {
            SessionStage stage;
            QVERIFY(settled(stage.document));
            QVERIFY(!stage.begin(endless));
            QVERIFY(stage.hasCheckpoints(1));
            folder = stage.folder();
            text = stage.session.inputText();
        }
        const long reached = core::checkpointSteps(folder).back();
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(stage.open(folder, text));
        QVERIFY(stage.session.runState() == RunState::Stopped);
        QCOMPARE(stage.session.shownStep(), reached);
        stage.session.pauseOrResume();
        QVERIFY(stage.session.runState() == RunState::Training);
        QVERIFY(QTest::qWaitFor([&] { return stage.session.shownStep() > reached; }, 30000));
        QCOMPARE(stage.problem, std::string());
    }
    // The run goes on without the session that began it, and then shows nothing by itself.
    void runOutlivesItsSession()
    {
        ui::Document document;
        QVERIFY(settled(document));
        const core::Experiment before = document.experiment();
        {
            ui::TrainSession session(document, document);
            QVERIFY(!session.begin({ .specs = { smallSpec(endless) },
                .task = core::training::task("tags"),
                .name = "run" }));
        }
        QSignalSpy kept(document.training(), &ui::TrainingSession::checkpointed);
        QVERIFY(kept.wait(20000));
        QVERIFY(document.experiment() == before);
    }
    // A view on paper shows the network; nothing trains there.
    void nothingTrainsOffScreen()
    {
        SessionStage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.begin(3));
        QVERIFY(stage.ended());
        const ui::ViewModel paper(ui::computeFigureState(stage.document.session(), {}));
        ui::NoActions none;
        const ui::TrainSession session(paper, none);
        QCOMPARE(session.shownStep(), 3L);
        QVERIFY(session.runState() == RunState::None && !session.showsForm());
        QVERIFY(!session.allowed().branch && !session.allowed().pauseOrResume);
        QVERIFY(!session.unseen());
    }
};

QTEST_MAIN(TestTrainSession)
#include "tst_train_session.moc"
