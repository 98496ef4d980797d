#include "train_stage.h"
#include "ui/document/view_entry.h"
#include "ui/views/train/network_table.h"
#include "ui/views/train/output_note.h"
#include "ui/views/train/training_curves.h"

#include <QSlider>

using namespace Qt::StringLiterals;

// Tests networks without attention, and comparison networks, in Train.
class TestTrainWithoutAttention : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    // It is not a session's model: only Train shows its training and output.
    void networkWithoutAttentionIsShownInTrain()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        const core::Experiment before = stage.document.experiment();
        ui::TrainingForm& form = *stage.view.form();
        form.task()->setCurrentIndex(form.task()->findData(u"tags"_s));
        QCOMPARE(form.network()->currentData(), QVariant(u"attention"_s));
        form.network()->setCurrentIndex(form.network()->findData(u"token"_s));
        stage.start(40);
        const auto& networkWithoutAttention = stage.document.networkWithoutAttention();
        QVERIFY(QTest::qWaitFor([&] { return networkWithoutAttention != nullptr; }, 20000));
        QVERIFY(QTest::qWaitFor([&] { return !stage.document.training()->busy(); }, 60000));
        QVERIFY(QTest::qWaitFor(
            [&] { return networkWithoutAttention->network->checkpoint == 40; }, 20000));
        QCOMPARE(stage.problem, std::string());
        QVERIFY(stage.document.experiment() == before);
        QVERIFY(!form.isVisible() && stage.view.plot()->isVisible());
        QVERIFY(stage.view.note()->visible() && !stage.view.panels().front()->visible());
        QVERIFY(stage.view.curves()->accuracy().lines()[0]->dataCount() > 0);
        const auto& parts = stage.view.note()->content().parts;
        QString asked, answer;
        for (const ui::OutputNote::Part& each : parts) {
            asked += each.input + u' ';
            answer += each.output + u' ';
            QVERIFY(!each.target.isEmpty());
        }
        QCOMPARE(asked.trimmed().toStdString(), networkWithoutAttention->example.text);
        QCOMPARE(answer.trimmed().toStdString(), networkWithoutAttention->output);
        QVERIFY(stage.view.description().contains(u"no attention"_s));
        // Back to the beginning, with another text.
        stage.view.rewind()->setValue(0);
        QVERIFY(QTest::qWaitFor(
            [&] { return networkWithoutAttention->network->checkpoint == 0; }, 20000));
        QTest::mouseClick(stage.button(u"Another text"_s), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor(
            [&] { return networkWithoutAttention->example.text != asked.trimmed().toStdString(); },
            20000));
        QCOMPARE(*networkWithoutAttention->network->checkpoint, 0L);
        // A network with attention is a model again.
        QTest::mouseClick(stage.button(u"New training…"_s), Qt::LeftButton);
        stage.start(5, u"sort"_s);
        QVERIFY(stage.ended());
        QVERIFY(networkWithoutAttention == nullptr && stage.view.panels().front()->visible());
    }
    // A comparison network has its own curves, a row in the table, and attention to show.
    void comparisonNetworksAreTrainedAlongside()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        stage.view.form()->task()->setCurrentIndex(stage.view.form()->task()->findData(u"sort"_s));
        QComboBox& beside = *stage.view.form()->comparisons().front();
        QCOMPARE(beside.currentText(), u"nothing"_s);
        QVERIFY(beside.findText(stage.view.form()->network()->currentText()) < 0); // not itself
        beside.setCurrentIndex(beside.findData(u"gru-none"_s));
        stage.start(30, u"sort"_s);
        QVERIFY(stage.ended());
        QCOMPARE(stage.problem, std::string());
        QCOMPARE(stage.network()->group.size(), std::size_t { 2 });
        const auto& rows = stage.view.table()->rows();
        QCOMPARE(rows.size(), std::size_t { 2 });
        QCOMPARE(rows[1].name, u"GRU, no attention"_s);
        QVERIFY(rows[0].shown && !rows[1].shown);
        QVERIFY(rows[0].colour != rows[1].colour);
        QVERIFY(rows[0].parameters.length() > rows[1].parameters.length()
            || rows[0].parameters > rows[1].parameters); // it also has W_Q
        const auto& lines = stage.view.curves()->accuracy().lines();
        QCOMPARE(lines[1]->dataCount(), static_cast<int>(stage.network()->group[1].history.size()));
        const auto& below = stage.view.curves()->lowerPlot().lines();
        QVERIFY(below[1]->dataCount() > 1);
        edit(stage.document, u"view.learn_plot"_s,
            [](ui::EditableState& state) { state.view.trainPlot = "softmax"; });
        QVERIFY(settled(stage.document));
        stage.view.showTrace();
        QCOMPARE(below[0]->dataCount(), lines[0]->dataCount());
        QCOMPARE(below[1]->dataCount(), 0); // it has no attention
        stage.view.shownNetwork()->setCurrentIndex(1);
        emit stage.view.shownNetwork()->activated(1);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.view.table()->rows()[1].shown);
        const auto weights = stage.document.derived()->weights(0, 0);
        for (const core::Scalar each : weights->values()) // one vector for the whole text
            QCOMPARE(each, core::Scalar { 1 } / static_cast<core::Scalar>(weights->cols()));
    }
    // A network is not compared with itself; a curve has neither comparison networks nor a width.
    void formOffersOnlyApplicableChoices()
    {
        const TrainStage stage;
        ui::TrainingForm& form = *stage.view.form();
        const QComboBox& beside = *form.comparisons().front();
        form.task()->setCurrentIndex(form.task()->findData(u"sort"_s));
        form.network()->setCurrentIndex(form.network()->findData(u"transformer"_s));
        QVERIFY(beside.findData(u"transformer"_s) < 0);
        QVERIFY(beside.findData(u"transformer-unscaled"_s) > 0);
        QVERIFY(beside.isVisible());
        form.task()->setCurrentIndex(form.task()->findData(u"curve"_s));
        QVERIFY(!beside.isVisible());
        for (const auto* each : form.findChildren<QSpinBox*>())
            QVERIFY(each->maximum() != 256 || !each->isVisible());
    }
    void groupIsShownWithAndWithoutAttention()
    {
        TrainStage stage;
        QVERIFY(stage.ready());
        ui::TrainingForm& form = *stage.view.form();
        form.task()->setCurrentIndex(form.task()->findData(u"tags"_s));
        QComboBox& beside = *form.comparisons().front();
        beside.setCurrentIndex(beside.findData(u"window-1"_s));
        stage.start(20);
        QVERIFY(stage.ended());
        const core::Experiment attends = stage.document.experiment();
        const std::string text = stage.text();
        emit stage.view.shownNetwork()->activated(1);
        const auto& networkWithoutAttention = stage.document.networkWithoutAttention();
        QVERIFY(QTest::qWaitFor([&] { return networkWithoutAttention != nullptr; }, 20000));
        QCOMPARE(networkWithoutAttention->example.text, text);
        QVERIFY(stage.view.table()->rows()[1].shown);
        QCOMPARE(stage.view.shownNetwork()->currentIndex(), 1);
        stage.view.shownNetwork()->setCurrentIndex(0);
        emit stage.view.shownNetwork()->activated(0);
        QVERIFY(settled(stage.document) && networkWithoutAttention == nullptr);
        QVERIFY(stage.document.experiment() == attends);
        QVERIFY(stage.view.panels().front()->visible() && !stage.view.note()->visible());
        QVERIFY(stage.view.table()->rows()[0].shown);
    }
};

QTEST_MAIN(TestTrainWithoutAttention)
#include "tst_train_without_attention.moc"
