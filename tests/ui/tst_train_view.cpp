#include "train_stage.h"
#include "ui/document/view_entry.h"
#include "ui/views/train/data_form.h"
#include "ui/views/train/network_table.h"
#include "ui/views/train/running_bar.h"
#include "ui/views/train/start_page.h"
#include "ui/views/train/task_sketch.h"
#include "ui/views/train/training_curves.h"
#include "ui/words/numbers.h"

#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class TestTrainView : public QObject {
    Q_OBJECT

    // Whether a row of pixels has one colour.
    static bool isPaper(const ui::TaskSketch& sketch, int y)
    {
        const QImage drawn = const_cast<ui::TaskSketch&>(sketch).grab().toImage();
        for (int x = 1; x < drawn.width(); ++x)
            if (drawn.pixel(x, y) != drawn.pixel(0, y))
                return false;
        return true;
    }

private slots:
    void init() { failOnWarnings(); }

    void customAttentionShowsTheTrainingForm()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        QVERIFY(stage.view.form()->isVisible());
        QVERIFY(!stage.view.plot()->isVisible());
        QVERIFY(!stage.view.rewind()->isVisible());
        QVERIFY(stage.view.description().contains(u"No network"_s));
        QVERIFY(!ui::viewNamed("learn").accepts(*stage.document.trace(), stage.document.session()));
    }
    void formOffersNetworksThatFitTheTask()
    {
        TrainStage stage;
        ui::TrainingForm& form = *stage.view.form();
        for (int task = 0; task < form.task()->count() - 1; ++task) { // the last: own data
            form.task()->setCurrentIndex(task);
            QVERIFY(form.network()->count() > 0);
            for (int network = 0; network < form.network()->count(); ++network) {
                form.network()->setCurrentIndex(network);
                const core::training::Training training(form.specs().front()); // or it throws
                QCOMPARE(training.spec().task, form.task()->currentData().toString().toStdString());
            }
        }
    }
    // The user's own table is a task like the others; its errors are shown.
    void customExamplesAreATask()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        QTemporaryDir folder;
        const QString good = folder.filePath(u"good.csv"_s);
        QByteArray rows = "text,tags\n";
        for (const char* who : { "cats", "dogs", "birds", "cows", "pigs", "hens", "mice", "bees" })
            for (const char* what : { "run", "sleep", "eat", "sing", "hide", "wait" })
                rows += QByteArray(who) + " " + what + ",noun verb\n";
        write(good, rows);
        const QString bad = folder.filePath(u"bad.csv"_s);
        write(bad, "text,tags\ncats run,noun\n");
        ui::TrainingForm& form = *stage.view.form();
        form.readData(bad);
        QVERIFY(!form.start()->isEnabled());
        const QLabel& about = *form.ownData()->about();
        QVERIFY2(about.text().contains(u"2"_s), qPrintable(about.text()));
        form.readData(good);
        QVERIFY(form.start()->isEnabled());
        const auto& examples = *form.chosenTask().examples;
        QCOMPARE(examples.train.size() + examples.validation.size(), std::size_t { 48 });
        QVERIFY2(about.text().contains(u"%1 examples"_s.arg(examples.train.size()))
                && about.text().contains(u"%1 held out"_s.arg(examples.validation.size())),
            qPrintable(about.text()));
        QVERIFY(form.network()->findData(u"attention"_s) >= 0); // labels
        stage.start(20, u"data"_s);
        QVERIFY(stage.ended());
        QCOMPARE(stage.problem, std::string());
        QCOMPARE(stage.network()->task.targets.size(), std::size_t { 2 });
        QVERIFY(stage.view.panels().front()->content().name.contains(u"noun"_s));
        form.task()->setCurrentIndex(0);
        QVERIFY(form.specs().front().task == "dates");
    }
    // What the file must hold is said before it is asked for.
    void columnsAreDescribedBeforeTheFileIsChosen()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        ui::TrainingForm& form = *stage.view.form();
        form.task()->setCurrentIndex(form.task()->findData(u"data"_s));
        emit form.task()->activated(form.task()->currentIndex());
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(form.ownData()->isVisible() && form.ownData()->file()->isVisible());
        QVERIFY2(form.ownData()->about()->text().contains(u"columns"_s),
            qPrintable(form.ownData()->about()->text()));
        QVERIFY(!form.start()->isEnabled() && !form.ownData()->input()->isVisible());
    }
    void anyTwoColumnsCanBeUsed()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        QTemporaryDir folder;
        const QString file = folder.filePath(u"reviews.csv"_s);
        QByteArray rows = "id;stars;\"the review\";reply\n";
        for (int i = 0; i < 60; ++i)
            rows += QByteArray::number(i) + ";" + (i % 2 == 0 ? "good" : "bad") + ";film "
                + QByteArray::number(i) + (i % 2 == 0 ? " pleased" : " bored") + " us;thanks "
                + QByteArray::number(i) + "\n";
        write(file, rows);
        ui::TrainingForm& form = *stage.view.form();
        form.readData(file);
        ui::DataForm& data = *form.ownData();
        QCOMPARE(data.input()->count(), 4);
        const auto choose = [](QComboBox* box, int row) {
            box->setCurrentIndex(row);
            emit box->activated(row);
        };
        choose(data.input(), data.input()->findText(u"the review"_s));
        choose(data.output(), data.output()->findText(u"reply"_s));
        QCOMPARE(data.kind()->currentData().toInt(), int(core::RowKind::Target));
        choose(data.output(), data.output()->findText(u"stars"_s));
        QCOMPARE(data.kind()->currentData().toInt(), int(core::RowKind::Label));
        QVERIFY(form.start()->isEnabled());
        QCOMPARE(form.chosenTask().targets.size(), std::size_t { 2 });
        stage.start(3, u"data"_s);
        QVERIFY(stage.ended());
        QCOMPARE(stage.problem, std::string());
        QCOMPARE(stage.network()->task.targets.size(), std::size_t { 2 }); // read from its folder
        QVERIFY(stage.text().starts_with("film "));
    }
    void taskAndNetworkAreDrawnNextToTheForm()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        ui::TrainingForm& form = *stage.view.form();
        const ui::TaskSketch& sketch = *stage.view.startPage()->sketch();
        QVERIFY(sketch.isVisible());
        for (int task = 0; task + 1 < form.task()->count(); ++task) { // the last one needs a file
            form.task()->setCurrentIndex(task);
            for (int network = 0; network < form.network()->count(); ++network) {
                form.network()->setCurrentIndex(network);
                const ui::TaskSketch::Content& content = sketch.content();
                QVERIFY(content.layers.size() >= 2 && !content.size.isEmpty());
                const auto training = core::training::Training(form.specs().front());
                core::Index parameters = 0;
                for (const auto& weight : training.state().weights)
                    parameters += weight.values.size();
                QCOMPARE(content.size,
                    parameters == 1 ? u"1 parameter"_s
                                    : u"%1 parameters"_s.arg(ui::groupedText(parameters)));
                QVERIFY(stage.drawn()); // the layout of the new sizes
                QVERIFY(isPaper(sketch, sketch.height() - 2)); // no letter is cut
                QVERIFY(form.network()->width() >= form.network()->sizeHint().width());
                if (content.curve != nullptr)
                    continue;
                const auto validation
                    = core::training::validationExample(form.specs().front(), form.chosenTask(), 0);
                QCOMPARE(std::size_t(content.examples.front().input.size()),
                    core::training::splitTokens(validation.text, content.byCharacter).size());
                const QImage drawn
                    = const_cast<ui::TaskSketch&>(sketch).grab().toImage(); // warnings fail
                QVERIFY(drawn.height() > 100);
            }
        }
        const auto says = [&](const QString& name) {
            const auto labels = form.findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                [&](const QLabel* each) { return each->isVisible() && each->text() == name; });
        };
        QVERIFY(says(u"Difficulty"_s) && !says(u"Tokens"_s));
        form.task()->setCurrentIndex(form.task()->findData(u"data"_s));
        QVERIFY(!sketch.isVisible());
        QVERIFY(says(u"Tokens"_s) && !says(u"Difficulty"_s)); // words or characters
    }
    void earlyCheckpointsAreDense()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(400);
        QVERIFY(stage.ended());
        const auto& checkpoints = stage.network()->checkpoints;
        for (std::size_t i = 1; i < checkpoints.size() && checkpoints[i] <= 40; ++i)
            QVERIFY2(checkpoints[i] <= std::max(checkpoints[i - 1] + 1, checkpoints[i - 1] * 3 / 2),
                qPrintable(QString::number(checkpoints[i])));
        QVERIFY(std::ranges::count_if(checkpoints, [](long step) { return step < 20; }) >= 8);
    }
    void validationTextsAreCounted()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(3);
        QVERIFY(stage.ended());
        QVERIFY2(stage.view.curves()->accuracy().title().contains(u"256 texts"_s),
            qPrintable(stage.view.curves()->accuracy().title()));
    }
    // The user's own points are a curve, and are called points.
    void customPointsAreACurve()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        QTemporaryDir folder;
        const QString file = folder.filePath(u"points.csv"_s);
        QByteArray rows = "x,y\n";
        for (int i = 0; i < 80; ++i)
            rows += QByteArray::number(1900 + i) + "," + QByteArray::number(i % 9) + "\n";
        write(file, rows);
        ui::TrainingForm& form = *stage.view.form();
        form.readData(file);
        QVERIFY2(form.ownData()->about()->text().contains(u"points for training"_s),
            qPrintable(form.ownData()->about()->text()));
        QCOMPARE(form.network()->currentData(), QVariant(u"kernel"_s));
        stage.start(20, u"data"_s);
        QVERIFY(stage.ended());
        QCOMPARE(stage.problem, std::string());
        const ui::PanelContent& content = stage.view.panels().front()->content();
        QVERIFY2(content.subtitle.contains(u"points"_s), qPrintable(content.subtitle));
        QVERIFY(content.columns.contains(u"1979"_s) || content.rows.contains(u"1979"_s));
        QVERIFY2(stage.view.description().contains(u"validation"_s),
            qPrintable(stage.view.description()));
        const std::string first = stage.text();
        QTest::mouseClick(stage.button(u"Other positions"_s), Qt::LeftButton);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.text() != first || stage.network()->task.examples->validation.size() == 1);
    }
    // From random weights to the end, and back to any checkpoint.
    void trainingIsShownAndCanBeRewound()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(60);
        QVERIFY(stage.document.training()->busy());
        QVERIFY(stage.ended());
        QCOMPARE(stage.problem, std::string());
        QVERIFY(stage.view.plot()->isVisible() && !stage.view.form()->isVisible());
        QCOMPARE(*stage.network()->checkpoint, 60L);
        QCOMPARE(stage.view.curves()->loss().lines().front()->dataCount(),
            static_cast<int>(stage.network()->history.size()));
        QSlider& rewind = *stage.view.rewind();
        QCOMPARE(rewind.maximum(), static_cast<int>(stage.network()->checkpoints.size()) - 1);
        QCOMPARE(rewind.value(), rewind.maximum());
        QVERIFY(stage.view.description().contains(u"60 of 60"_s));
        const auto after = *stage.document.derived()->weights(0, 0);
        rewind.setValue(0);
        QVERIFY(settled(stage.document));
        QCOMPARE(*stage.network()->checkpoint, 0L);
        const auto before = *stage.document.derived()->weights(0, 0);
        QVERIFY(before.values().size() != after.values().size()
            || !std::ranges::equal(before.values(), after.values()));
        const ui::PanelContent& map = stage.view.panels().front()->content();
        QCOMPARE(map.name.section(u" ✓"_s, 0, 0).section(u" ("_s, 0, 0),
            QString::fromStdString(stage.text()));
        QVERIFY(map.rows.front().startsWith(map.columns.front() + u": "_s)); // with its label
        rewind.setValue(rewind.maximum());
        QVERIFY(settled(stage.document));
        QVERIFY(
            std::ranges::equal(stage.document.derived()->weights(0, 0)->values(), after.values()));
    }
    // Its attention is interpolated between two checkpoints, and agrees with the input text.
    void outputsAreShownBetweenCheckpoints()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        int answers = 0;
        int shown = 0;
        QObject::connect(stage.document.training(), &ui::TrainingSession::answered, &stage.view,
            [&](const ui::LiveOutput& answer) {
                ++answers;
                const auto& attention = answer.output.attention;
                const auto weights = attention->kept(0, 0, "weights");
                const ui::PanelContent& content = stage.view.panels().front()->content();
                if (answer.text == stage.text() && content.matrix == weights)
                    ++shown; // the same matrix
            });
        stage.start(100000);
        QVERIFY(QTest::qWaitFor([&] { return answers > 5; }, 20000));
        QVERIFY2(shown > 0, qPrintable(QString::number(answers)));
        // When training ends for lack of disk space, the last saved checkpoint is shown.
        emit stage.document.training()->failed(core::Error("x", core::message("x")));
        QVERIFY(std::ranges::equal(stage.view.panels().front()->content().matrix->values(),
            stage.document.derived()->weights(0, 0)->values()));
        QVERIFY(QTest::qWaitFor([&] { return stage.view.rewind()->value() > 1; }, 30000));
        stage.view.rewind()->setValue(0); // an older checkpoint on screen stays
        QVERIFY(settled(stage.document));
        shown = 0;
        QTest::qWait(200);
        QCOMPARE(shown, 0);
    }
    void pausedTrainingWaitsAndResumes()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(QTest::qWaitFor([&] { return stage.network() != nullptr; }, 20000));
        QVERIFY(QTest::qWaitFor([&] { return stage.view.startOrPause()->text() == u"Pause"_s; }));
        QTest::mouseClick(stage.view.startOrPause(), Qt::LeftButton);
        QVERIFY(stage.document.training()->paused());
        QCOMPARE(stage.view.startOrPause()->text(), u"Resume"_s);
        QSignalSpy kept(stage.document.training(), &ui::TrainingSession::checkpointed);
        const auto quiet = [&] {
            kept.clear();
            QTest::qWait(700);
            return kept.isEmpty();
        };
        QVERIFY(quiet() || quiet()); // the running step may still be saved
        QTest::mouseClick(stage.view.startOrPause(), Qt::LeftButton);
        QVERIFY(!stage.document.training()->paused());
        QVERIFY(kept.wait(10000));
        // The document is destroyed during training: the thread ends, and the state is saved.
    }
    // With another model on screen: the training network is named, can be paused, and is found
    // again.
    void trainingOutOfSightIsNamed()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(QTest::qWaitFor([&] { return stage.network() != nullptr; }, 20000));
        const ui::RunningBar& bar = *stage.view.runningBar();
        QVERIFY(!bar.isVisible());
        const std::string folder = stage.network()->folder;
        const std::string text = stage.text();
        edit(stage.document, u"network"_s,
            [](ui::EditableState& state) { state.experiment.network = core::CustomSource {}; });
        stage.document.commitEdit();
        QVERIFY(settled(stage.document));
        QVERIFY(stage.network() == nullptr && stage.view.form()->isVisible());
        QVERIFY(bar.isVisible());
        stage.view.setBare(true); // presented
        QVERIFY(!bar.isVisible());
        stage.view.setBare(false);
        QVERIFY(bar.isVisible() && !stage.view.rewind()->isVisible());
        QTest::mouseClick(bar.pauseOrResume(), Qt::LeftButton);
        QVERIFY(stage.document.training()->paused());
        QCOMPARE(bar.pauseOrResume()->text(), u"Resume"_s);
        QTest::mouseClick(bar.returnToRun(), Qt::LeftButton);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.network()->folder, folder);
        QCOMPARE(stage.text(), text);
        QVERIFY(!bar.isVisible() && stage.view.startOrPause()->text() == u"Resume"_s);
    }
    // An older checkpoint on screen stays.
    void olderCheckpointStaysOnScreen()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(QTest::qWaitFor(
            [&] { return stage.network() != nullptr && stage.view.rewind()->maximum() > 1; },
            30000));
        stage.view.rewind()->setValue(0);
        QVERIFY(QTest::qWaitFor([&] { return settled(stage.document); }));
        QSignalSpy kept(stage.document.training(), &ui::TrainingSession::checkpointed);
        QVERIFY(kept.wait(10000));
        QVERIFY(settled(stage.document));
        QCOMPARE(*stage.network()->checkpoint, 0L);
    }
    void anotherTextComesFromTheValidationSet()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(3, u"sort"_s);
        QVERIFY(stage.ended());
        const std::string first = stage.text();
        QTest::mouseClick(stage.button(u"Another text"_s), Qt::LeftButton);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.text() != first);
        const QString answer = stage.view.panels().front()->content().name;
        QVERIFY(answer.contains(u"target: "_s) || answer.endsWith(u"✓"_s));
        // Opened elsewhere, the target is known, too.
        TrainStage other;
        edit(other.document, u"network"_s,
            [&](ui::EditableState& state) { state.experiment = stage.document.experiment(); });
        QVERIFY(settled(other.document));
        QCOMPARE(other.view.panels().front()->content().name, answer);
    }
    // The largest of many curves are named; names stay within the axes.
    void linesAreLabelledWhereThereIsRoom()
    {
        TrainStage stage({ 1000, 900 });
        QVERIFY(stage.ready());
        stage.start(3);
        QVERIFY(stage.ended());
        edit(stage.document, u"view.learn_plot"_s,
            [](ui::EditableState& state) { state.view.trainPlot = "gradients"; });
        QVERIFY(settled(stage.document));
        stage.view.showTrace();
        const ui::LinePlot& gradients = stage.view.curves()->lowerPlot();
        QVERIFY(gradients.lines().size() > 5);
        QVERIFY2(gradients.names().size() == 5, qPrintable(gradients.names().join(u'|')));
        const QString whole = stage.view.curves()->accuracy().names().last();
        QVERIFY2(whole.startsWith(u"best without context"_s), qPrintable(whole));
        stage.view.resize(420, 400);
        QVERIFY(QTest::qWaitFor([&] {
            const QStringList names = stage.view.curves()->accuracy().names();
            return !names.isEmpty() && names.last().startsWith(u"no context: "_s)
                && names.last().endsWith(u"%"_s);
        }));
    }
    // For an encoder-decoder transformer: not its first head, which reads the text.
    void crossAttentionIsShownByDefault()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        ui::TrainingForm& form = *stage.view.form();
        form.task()->setCurrentIndex(form.task()->findData(u"sort"_s));
        form.network()->setCurrentIndex(form.network()->findData(u"transformer"_s));
        stage.start(3, u"sort"_s);
        QVERIFY(stage.ended());
        const ui::MatrixPanel& panel = *stage.view.panels().front();
        const auto& all = stage.document.trace()->attentions;
        const auto cross
            = std::ranges::find(all, std::string("cross/layer1"), &core::AttentionTrace::path);
        QVERIFY(cross != all.begin() && cross != all.end());
        QCOMPARE(panel.content().matrix, stage.document.derived()->weights(cross - all.begin(), 0));
        QVERIFY2(
            panel.content().subtitle.startsWith(u"head C1.1: what each output token attends to"_s),
            qPrintable(panel.content().subtitle));
        QTest::keyClick(&stage.view, Qt::Key_Down); // moves in the shown matrix
        QCOMPARE(stage.document.session().selection.layer, cross - all.begin());
        QCOMPARE(panel.light().row, std::optional<core::Index>(0));
    }
    // The rows of a tagging network are the text's tokens.
    void subtitleDescribesAttentionWithinTheText()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(3, u"mood"_s);
        QVERIFY(stage.ended());
        const QString said = stage.view.panels().front()->content().subtitle;
        QVERIFY2(said.endsWith(u"what each token of the text attends to"_s), qPrintable(said));
    }
    // With room for one row only, curve and heat map are next to each other.
    void lowWindowShowsCurveAndHeatMap()
    {
        TrainStage stage({ 620, 220 });
        QVERIFY(stage.ready());
        stage.start(5);
        QVERIFY(stage.ended());
        const ui::MatrixPanel& panel = *stage.view.panels().front();
        QVERIFY2(panel.height() > 40, qPrintable(QString::number(panel.height())));
        QVERIFY(!stage.view.curves()->loss().titled());
        QVERIFY(stage.view.curves()->accuracy().titled());
        stage.view.resize(1000, 720);
        QVERIFY(QTest::qWaitFor([&] { return stage.view.curves()->loss().titled(); }));
    }
    void singleStepTrainsOneStep()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(100000);
        QVERIFY(QTest::qWaitFor([&] { return stage.network() != nullptr; }, 20000));
        QVERIFY(!stage.view.singleStep()->isEnabled()); // during training
        QTest::mouseClick(stage.view.startOrPause(), Qt::LeftButton);
        long before = 0;
        for (int i = 0; i < 3; ++i) {
            QVERIFY(QTest::qWaitFor([&] { return stage.view.singleStep()->isEnabled(); }));
            QTest::mouseClick(stage.view.singleStep(), Qt::LeftButton);
            QVERIFY(i == 0 || stage.view.singleStep()->isEnabled()); // the focus stays
            QVERIFY(stage.ended());
            if (i > 0)
                QCOMPARE(*stage.network()->checkpoint, before + 1);
            before = *stage.network()->checkpoint;
        }
        QCOMPARE(stage.view.startOrPause()->text(), u"Resume"_s);
    }
    // Continues from the checkpoint on screen with another learning rate; the original run stays.
    void branchStartsFromTheShownCheckpoint()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.start(400, u"sort"_s); // long enough for a checkpoint in the middle
        QVERIFY(stage.ended());
        const std::string folder = stage.network()->folder;
        const std::string text = stage.text();
        stage.view.rewind()->setValue(1);
        QVERIFY(settled(stage.document));
        const long from = *stage.network()->checkpoint;
        QVERIFY(from > 0 && from < 400);
        QTest::mouseClick(stage.button(u"Branch…"_s), Qt::LeftButton);
        QVERIFY(stage.view.form()->isVisible() && !stage.view.form()->task()->isVisible());
        QVERIFY(!stage.view.form()->comparisons().front()->isVisible());
        QTest::mouseClick(stage.view.form()->start(), Qt::LeftButton);
        QVERIFY(stage.ended());
        QVERIFY(stage.network()->folder != folder);
        QCOMPARE(stage.network()->checkpoints.front(), from);
        QCOMPARE(*stage.network()->checkpoint, 400L);
        QCOMPARE(stage.text(), text);
        // From the end it gets as many further steps as it had.
        QTest::mouseClick(stage.button(u"Branch…"_s), Qt::LeftButton);
        QCOMPARE(stage.view.form()->specs().front().hyperparameters.steps, 800);
    }
    // Training is one undo step, however many checkpoints it saved.
    void trainingIsOneUndoStep()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        const core::Experiment before = stage.document.experiment();
        stage.start(40);
        QVERIFY(stage.ended());
        stage.document.undoStack()->undo();
        QVERIFY(stage.document.experiment() == before);
    }
};

QTEST_MAIN(TestTrainView)
#include "tst_train_view.moc"
