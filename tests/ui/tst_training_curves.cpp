#include "train_stage.h"
#include "ui/views/train/training_curves.h"

using namespace Qt::StringLiterals;

// Tests the curves over training steps, as far as there is room.
class TestTrainingCurves : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    // Most points are predicted well early, so their share does not show the quality.
    void lowWindowShowsTheLossOfACurve()
    {
        TrainStage stage({ 620, 220 });
        QVERIFY(stage.ready());
        edit(stage.document, u"network"_s, [](ui::EditableState& state) {
            state.experiment.network = core::PretrainedSource { .where = "kernel-smoother" };
            state.experiment.source = core::Sentence { .text = "0.5 1.5 2.5" };
        });
        QVERIFY(settled(stage.document) && stage.drawn());
        QVERIFY(stage.view.curves()->loss().titled());
        QVERIFY(!stage.view.curves()->accuracy().titled());
    }
    void curvesNameTheirHorizontalAxis()
    {
        TrainStage stage({ 1000, 900 });
        QVERIFY(stage.ready());
        stage.start(3);
        QVERIFY(stage.ended());
        QCOMPARE(stage.view.curves()->loss().along(), u"steps"_s);
        QCOMPARE(stage.view.curves()->accuracy().along(), u"steps"_s);
    }
};

QTEST_MAIN(TestTrainingCurves)
#include "tst_training_curves.moc"
