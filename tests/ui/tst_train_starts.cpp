#include "own_home.h"
#include "train_stage.h"
#include "ui/views/train/running_bar.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QSlider>

using namespace Qt::StringLiterals;

namespace {

QSpinBox& count(const TrainStage& stage, int most)
{
    for (auto* each : stage.view.form()->findChildren<QSpinBox*>())
        if (each->maximum() == most)
            return *each;
    qFatal("no such number");
}

QSpinBox& width(const TrainStage& stage)
{
    return count(stage, 256);
}

QSpinBox& steps(const TrainStage& stage)
{
    return count(stage, 1000000);
}

void showCustomAttention(TrainStage& stage)
{
    edit(stage.document, u"network"_s,
        [](ui::EditableState& state) { state.experiment.network = core::CustomSource {}; });
    stage.document.commitEdit();
}

// Waits until a network in training is on screen.
bool isShown(const TrainStage& stage)
{
    return QTest::qWaitFor([&] { return stage.network() != nullptr; }, 20000);
}

} // namespace

// Tests starts of training, refused starts, and outdated form contents.
class TestTrainStarts : public QObject {
    Q_OBJECT

    OwnHome m_home;

private slots:
    void init() { failOnWarnings(); }

    // Without a network to branch from, the form is that of a new network, as it was left.
    void branchFormClosesWithoutItsNetwork_data()
    {
        QTest::addColumn<bool>("cancelled");
        QTest::newRow("the form is open") << false;
        QTest::newRow("cancelled") << true;
    }
    void branchFormClosesWithoutItsNetwork()
    {
        QFETCH(const bool, cancelled);
        TrainStage stage;
        QVERIFY(stage.ready());
        ui::TrainingForm& form = *stage.view.form();
        stage.start(20);
        QVERIFY(stage.ended());
        QTest::mouseClick(stage.button(u"Branch…"_s), Qt::LeftButton);
        QVERIFY(form.branches());
        QCOMPARE(steps(stage).value(), 40);
        steps(stage).setValue(70);
        if (cancelled)
            QTest::mouseClick(stage.button(u"Cancel"_s), Qt::LeftButton);
        showCustomAttention(stage);
        QVERIFY(settled(stage.document));
        QVERIFY(form.isVisible() && form.task()->isVisible() && !form.branches());
        QCOMPARE(form.specs().front().hyperparameters.steps, 20); // as for the last new one
        QTest::mouseClick(form.start(), Qt::LeftButton);
        QVERIFY(stage.ended());
        QCOMPARE(stage.problem, std::string());
        QCOMPARE(*stage.network()->checkpoint, 20L);
    }
    void wheelScrollsThePageAndChangesNothing()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        const core::training::TrainingSpec before = stage.view.form()->specs().front();
        stage.view.form()->start()->setFocus();
        for (QWidget* each : stage.view.form()->findChildren<QWidget*>()) {
            if (!each->isVisible() || each->focusPolicy() == Qt::NoFocus)
                continue;
            QWheelEvent wheel({ 5, 5 }, each->mapToGlobal(QPointF(5, 5)), {}, { 0, -120 },
                Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(each, &wheel);
        }
        QVERIFY(stage.view.form()->specs().front() == before);
        width(stage).setFocus();
        QWheelEvent wheel({ 5, 5 }, width(stage).mapToGlobal(QPointF(5, 5)), {}, { 0, -120 },
            Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&width(stage), &wheel);
        QVERIFY(stage.view.form()->specs().front().network.width < before.network.width);
    }
    // 512 does not become 51, the number before the digit that leaves the range.
    void aNumberOutsideItsRangeBecomesTheNearest()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        QSpinBox& box = width(stage);
        const auto type = [&](const QString& text) {
            box.setFocus();
            box.selectAll();
            QTest::keyClicks(&box, text);
            QCOMPARE(box.text(), text);
            QTest::keyClick(&box, Qt::Key_Tab);
        };
        type(u"512"_s);
        QCOMPARE(box.text(), u"256"_s);
        QCOMPARE(stage.view.form()->specs().front().network.width, 256);
        type(u"2"_s);
        QCOMPARE(box.text(), u"4"_s);
        type(u"48"_s);
        QCOMPARE(box.text(), u"48"_s);
        QVERIFY(box.toolTip().contains(u"256"_s));
    }
    // Training continues while the form is open.
    void branchStartsAtTheFormsCheckpoint()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(isShown(stage));
        QTest::mouseClick(stage.button(u"Branch…"_s), Qt::LeftButton);
        const long asked = *stage.network()->checkpoint;
        const std::string trunk = stage.network()->folder;
        QVERIFY(QTest::qWaitFor([&] { return *stage.network()->checkpoint > asked + 1; }, 30000));
        QVERIFY(stage.view.form()->isVisible());
        QCOMPARE(steps(stage).minimum(), static_cast<int>(asked) + 1); // at least one more step
        steps(stage).setValue(static_cast<int>(asked) + 1);
        QTest::mouseClick(stage.view.form()->start(), Qt::LeftButton);
        QVERIFY(stage.ended());
        QVERIFY(stage.network()->folder != trunk);
        QCOMPARE(stage.network()->checkpoints, (std::vector { asked, asked + 1 }));
    }
    // A branch keeps its unchanged settings, including those that a field cannot show.
    void branchKeepsValuesThatFieldsCannotShow()
    {
        const TrainStage stage;
        ui::TrainingForm& form = *stage.view.form();
        core::training::TrainingSpec spec;
        spec.seed = std::uint64_t { 1 } << 60U;
        spec.hyperparameters.learningRate = 0.0000123F;
        form.setBranch(spec, 1);
        QCOMPARE(form.specs().front().seed, spec.seed);
        QCOMPARE(
            form.specs().front().hyperparameters.learningRate, spec.hyperparameters.learningRate);
        form.findChild<QDoubleSpinBox*>()->setValue(0.5);
        count(stage, 999999).setValue(7);
        QCOMPARE(form.specs().front().seed, std::uint64_t { 7 });
        QCOMPARE(form.specs().front().hyperparameters.learningRate, 0.5F);
    }
    // The training network is not stopped for it.
    void impossibleTrainingIsRefusedInTheForm()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(isShown(stage));
        const std::string folder = stage.network()->folder;
        QTest::mouseClick(stage.button(u"New training…"_s), Qt::LeftButton);
        const ui::TrainingForm& form = *stage.view.form();
        width(stage).setValue(5);
        count(stage, 16).setValue(4); // heads
        QVERIFY(!form.refusal()->isVisible());
        QTest::mouseClick(form.start(), Qt::LeftButton);
        QVERIFY(form.isVisible() && form.refusal()->isVisible());
        QVERIFY2(form.refusal()->text().contains(u"4 heads"_s), qPrintable(form.refusal()->text()));
        QVERIFY(stage.document.training()->trains(folder) && stage.problem.empty());
        QTest::mouseClick(stage.button(u"Cancel"_s), Qt::LeftButton);
        QTest::mouseClick(stage.button(u"New training…"_s), Qt::LeftButton);
        QVERIFY(form.isVisible() && !form.refusal()->isVisible());
        QTest::mouseClick(form.start(), Qt::LeftButton);
        QVERIFY(form.refusal()->isVisible());
        width(stage).setValue(8);
        QVERIFY(!form.refusal()->isVisible());
        form.comparisons()[0]->setCurrentIndex(form.comparisons()[0]->findData(u"token"_s));
        form.comparisons()[1]->setCurrentIndex(form.comparisons()[1]->findData(u"token"_s));
        QTest::mouseClick(form.start(), Qt::LeftButton);
        QVERIFY(form.refusal()->isVisible() && stage.document.training()->trains(folder));
        form.comparisons()[1]->setCurrentIndex(0);
        QVERIFY(!form.refusal()->isVisible());
        QTest::mouseClick(form.start(), Qt::LeftButton);
        QVERIFY(!stage.document.training()->trains(folder));
        QVERIFY(QTest::qWaitFor([&] { return stage.network()->folder != folder; }, 20000));
        QVERIFY(stage.problem.empty());
    }
    // A failed start is forgotten: training out of sight is reported again.
    void failedStartIsForgotten()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(isShown(stage));
        const std::string folder = stage.network()->folder;
        QTest::mouseClick(stage.view.startOrPause(), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return stage.document.training()->waits(); }, 20000));
        QTest::mouseClick(stage.button(u"New training…"_s), Qt::LeftButton);
        const QString all = QFileInfo(QString::fromStdString(folder)).path();
        QVERIFY(QDir().rename(all, all + u" elsewhere"_s));
        QFile file(all); // in the folder's place
        QVERIFY(file.open(QFile::WriteOnly));
        QComboBox& task = *stage.view.form()->task();
        task.setCurrentIndex(task.findData(u"copy"_s));
        QTest::mouseClick(stage.view.form()->start(), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return !stage.problem.empty(); }, 20000));
        QVERIFY(file.remove() && QDir().rename(all + u" elsewhere"_s, all));
        QTest::mouseClick(stage.view.startOrPause(), Qt::LeftButton);
        QVERIFY(stage.document.training()->trains(folder));
        showCustomAttention(stage);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.view.runningBar()->isVisible());
    }
    // A model chosen meanwhile is not replaced by the next checkpoint.
    void checkpointKeepsAModelChosenMeanwhile()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(isShown(stage));
        const std::string folder = stage.network()->folder;
        const long newest = stage.network()->checkpoints.back();
        showCustomAttention(stage);
        emit stage.document.training()->checkpointed(folder, newest + 1);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.network() == nullptr);
    }
    // Nor does a checkpoint interrupt undo, which could not be redone then.
    void checkpointKeepsAnUndoneState()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(isShown(stage));
        const auto checkpoints = [&] { return stage.view.rewind()->maximum(); };
        QTest::mouseClick(stage.button(u"Another text"_s), Qt::LeftButton);
        QVERIFY(settled(stage.document));
        const int before = checkpoints();
        QVERIFY(QTest::qWaitFor([&] { return checkpoints() > before; }, 30000));
        QSignalSpy kept(stage.document.training(), &ui::TrainingSession::checkpointed);
        stage.document.undoStack()->undo();
        const core::Experiment undone = stage.document.experiment();
        QVERIFY(kept.wait(20000) && kept.wait(20000));
        QVERIFY(stage.document.experiment() == undone);
        QVERIFY(stage.document.undoStack()->canRedo());
        stage.view.rewind()->setValue(stage.view.rewind()->maximum()); // follows training again
        kept.clear();
        QVERIFY(QTest::qWaitFor(
            [&] { return kept.size() > 2 && !(stage.document.experiment() == undone); }, 20000));
    }
    // The list does not change while the user chooses in it.
    void networkListIsNotRefilled()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        ui::TrainingForm& form = *stage.view.form();
        form.task()->setCurrentIndex(form.task()->findData(u"tags"_s));
        form.comparisons().front()->setCurrentIndex(
            form.comparisons().front()->findData(u"token"_s));
        stage.start(100000);
        QVERIFY(isShown(stage));
        const QAbstractItemModel& list = *stage.view.shownNetwork()->model();
        QVERIFY(QTest::qWaitFor([&] { return list.rowCount() == 2; }, 20000));
        QSignalSpy removed(&list, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&list, &QAbstractItemModel::modelReset);
        const int before = stage.view.rewind()->maximum();
        QVERIFY(
            QTest::qWaitFor([&] { return stage.view.rewind()->maximum() > before + 1; }, 30000));
        QVERIFY(removed.isEmpty() && reset.isEmpty());
    }
};

QTEST_MAIN(TestTrainStarts)
#include "tst_train_starts.moc"
