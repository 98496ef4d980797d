#include "view_stage.h"

#include "ui/files/starters.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/number_editor.h"
#include "ui/view/note.h"
#include "ui/views/regression/regression_view.h"

#include <QPushButton>
#include <QSlider>

#include <qcustomplot.h>

// Tests kernel regression on a line.
class TestRegressionView : public QObject {
    Q_OBJECT

    using Stage = ViewStage<ui::RegressionView>;

    static bool example(Stage& stage)
    {
        if (!stage.ready())
            return false;
        QTest::mouseClick(stage.view.note()->button(), Qt::LeftButton);
        return settled(stage.document);
    }
    static QPoint atQuery(const Stage& stage, std::size_t query)
    {
        const QCPAxisRect* rect = stage.view.dataRect();
        return {
            qRound(
                rect->axis(QCPAxis::atBottom)->coordToPixel(stage.view.regression().queryX[query])),
            rect->top() + 3
        };
    }

private slots:
    void init() { failOnWarnings(); }

    void emptyViewOffersAnExampleInOneStep()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(stage.view.note()->isVisible());
        QVERIFY(example(stage));
        QCOMPARE(stage.document.undoStack()->count(), 1);
        QVERIFY(std::holds_alternative<core::PointSource>(stage.document.experiment().source));
        QVERIFY(stage.view.plot()->isVisible());
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QVERIFY(stage.document.experiment() == core::Experiment {});
        QVERIFY(stage.view.note()->isVisible());
    }
    void curveIsTheTracesOutput()
    {
        Stage stage;
        QVERIFY(example(stage));
        const core::Trace& trace = *stage.document.trace();
        const auto data = stage.view.curve()->data();
        const core::Index rows = trace.output().rows();
        const core::Index between = (data->size() - 1) / (rows - 1);
        QCOMPARE(data->size(), int((rows - 1) * between + 1));
        for (core::Index i = 0; i < rows; ++i) {
            const auto point = data->at(int(i * between)); // queries run from left to right
            QCOMPARE(point->key, double((*trace.model->inputs.queries)(i, 0)));
            QVERIFY(std::abs(point->value - double(trace.output()(i, 0))) < 1e-5);
        }
    }
    // With few query positions, a data point enters the box between two of them: the prediction
    // jumps there, and is constant before and after.
    void boxKernelGivesAStepFunction()
    {
        Stage stage;
        QVERIFY(example(stage));
        QVERIFY(change(stage.document, "score.kernel=box"));
        QVERIFY(change(stage.document, "score.bandwidth=0.6"));
        const auto data = stage.view.curve()->data();
        QVERIFY(data->size() > 1000);
        int level = 0;
        for (int i = 1; i < data->size(); ++i)
            level += std::abs(data->at(i)->value - data->at(i - 1)->value) < 1e-5 ? 1 : 0;
        QVERIFY2(level > 0.9 * data->size(), qPrintable(QString::number(level)));
    }
    // With a mask, the weights depend on the query, not on its position alone.
    void maskedRegressionIsDrawnAsPoints()
    {
        Stage stage;
        QVERIFY(example(stage));
        QVERIFY(stage.view.legend()[1].mark == ui::LegendItem::Mark::Line);
        QVERIFY(change(stage.document, "mask=causal"));
        QVERIFY(stage.view.curve()->data()->isEmpty());
        QVERIFY(stage.view.asked()->visible());
        QCOMPARE(stage.view.asked()->dataCount(), int(stage.view.regression().queryX.size()));
        QVERIFY(stage.view.legend()[1].mark == ui::LegendItem::Mark::Disc);
    }
    // Without a locked query, the page leaves its space to the data.
    void presentationOmitsEmptyWeights()
    {
        Stage stage;
        QVERIFY(example(stage));
        ui::Selection s = stage.document.locked();
        s.query.reset();
        stage.document.lock(s);
        const auto heights = [&] {
            pictureOf(stage.view, { 1000, 600 });
            return std::pair(stage.view.dataRect()->height(), stage.view.weightRect()->height());
        };
        stage.view.setBare(true);
        stage.view.showTrace();
        const auto [alone, none] = heights();
        QVERIFY(none <= 1);
        s.query = 20;
        stage.document.lock(s);
        const auto [above, below] = heights();
        QVERIFY(below > 50);
        QVERIFY(alone > above + 50);
    }
    void curveIsNadarayaWatsonRegression()
    {
        Stage stage;
        QVERIFY(example(stage));
        const ui::Regression& r = stage.view.regression();
        const double h = 0.2; // the example's bandwidth
        for (std::size_t i = 0; i < r.queryX.size(); i += 7) {
            double above = 0;
            double below = 0;
            for (std::size_t j = 0; j < r.x.size(); ++j) {
                const double away = r.queryX[i] - r.x[j];
                const double weight = std::exp(-away * away / h);
                above += weight * r.y[j];
                below += weight;
            }
            QVERIFY(std::abs(r.predicted[i] - above / below) < 1e-4); // floats inside
        }
    }
    void kernelCurvePassesThroughTheWeights_data()
    {
        QTest::addColumn<QString>("setting");
        for (const char* setting :
            { "score.kernel=gaussian", "score.kernel=box", "score.kernel=triangle", "temperature=3",
                "normaliser.kind=sum", "normaliser.kind=none", "score.kind=dot" })
            QTest::newRow(setting) << setting;
    }
    void kernelCurvePassesThroughTheWeights()
    {
        QFETCH(QString, setting);
        Stage stage;
        QVERIFY(example(stage));
        QVERIFY(change(stage.document, "score.bandwidth=0.6"));
        QVERIFY(change(stage.document, setting.toStdString()));
        const core::Trace& trace = *stage.document.trace();
        const ui::Regression& r = stage.view.regression();
        const auto form = ui::weightForm(trace, 0, 50, r.x);
        QCOMPARE(form.size(), r.x.size());
        for (std::size_t j = 0; j < form.size(); ++j)
            QVERIFY(
                std::abs(form[j].y
                    - double(trace.attentions.front().heads.front().weights(50, core::Index(j))))
                < 1e-4);
    }
    void kernelCurveIsOmittedForMasksAndOtherNormalisers()
    {
        Stage stage;
        QVERIFY(example(stage));
        QVERIFY(change(stage.document, "normaliser.kind=sparsemax"));
        QVERIFY(ui::weightForm(*stage.document.trace(), 0, 50, { 1, 2 }).empty());
        QVERIFY(change(stage.document, "normaliser.kind=softmax"));
        QVERIFY(change(stage.document, "mask.kind=window"));
        QVERIFY(ui::weightForm(*stage.document.trace(), 0, 50, { 1, 2 }).empty());
    }
    void hoveringShowsTheWeightsOfThatPosition()
    {
        Stage stage;
        QVERIFY(example(stage));
        QTest::mouseMove(stage.view.plot(), atQuery(stage, 30));
        QTRY_COMPARE(stage.document.selection().query, std::optional<core::Index>(30));
        QVERIFY(!stage.document.locked().query);
        const auto bars = stage.view.bars()->data();
        const core::Matrix& weights = stage.document.trace()->attentions.front().heads[0].weights;
        QCOMPARE(bars->size(), int(weights.cols()));
        for (int j = 0; j < bars->size(); ++j)
            QCOMPARE(bars->at(j)->value, double(weights(30, j)));
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, atQuery(stage, 60));
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(60));
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(61));
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(0));
        QVERIFY(stage.view.description().contains("weight"));
    }
    void lockedQueryStaysVisibleWhileHovering()
    {
        Stage stage;
        QVERIFY(example(stage));
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, atQuery(stage, 30));
        const QPointF ring = *stage.view.queryPixel(stage.document.locked()) + QPointF(0, 5);
        moveOver(*stage.view.plot(), atQuery(stage, 70));
        QCOMPARE(stage.document.selection().query, std::optional<core::Index>(70));
        const QImage seen = pictureOf(stage.view, stage.view.plot()->size());
        QCOMPARE(seen.pixelColor(ring.toPoint()), stage.theme.query);
    }
    void hoveringMarksTheSamePointsAfterAResize()
    {
        Stage stage;
        QVERIFY(example(stage));
        for (const QSize size : { QSize(700, 500), QSize(1100, 720), QSize(560, 640) }) {
            stage.resize(size);
            moveOver(*stage.view.plot(), atQuery(stage, 20));
            stage.drawn();
            QCOMPARE(stage.document.selection().query, core::Index { 20 });
            QVERIFY(hoverRepaintIsExact(stage.view));
        }
    }
    void barSelectsItsDataPoint()
    {
        Stage stage;
        QVERIFY(example(stage));
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, atQuery(stage, 30));
        const QCPAxisRect* below = stage.view.weightRect();
        const QPoint at(
            qRound(below->axis(QCPAxis::atBottom)->coordToPixel(stage.view.regression().x[12])),
            below->center().y());
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, at);
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(12));
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(30));
    }
    void bandwidthDragIsOneUndoStep()
    {
        Stage stage;
        QVERIFY(example(stage));
        const int steps = stage.document.undoStack()->count();
        const std::vector<double> before = stage.view.regression().predicted;
        auto* slider = qobject_cast<ui::NumberEditor*>(stage.view.bandwidth())->slider();
        slider->setSliderDown(true);
        for (int i = 0; i < 5; ++i)
            slider->setValue(slider->value() + slider->maximum() / 40);
        slider->setSliderDown(false);
        QCOMPARE(stage.document.undoStack()->count(), steps + 1);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.view.regression().predicted != before);
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.view.regression().predicted, before);
    }
    void trueFunctionIsKnownForTheSampleOnly()
    {
        Stage stage;
        QVERIFY(example(stage));
        const auto truth = ui::trueFunction(stage.document.experiment().source);
        QVERIFY(truth.has_value());
        QVERIFY(std::abs((*truth)(1) - (2 * std::sin(1.0) + 1)) < 1e-12);
        core::PointSource other = std::get<core::PointSource>(stage.document.experiment().source);
        other.targets.values.data.data()[0] += 1;
        QVERIFY(!ui::trueFunction(other));
        QVERIFY(!ui::trueFunction(core::Sentence {}));
    }
    void pointsInAPlaneGetASentence()
    {
        Stage stage;
        QVERIFY(stage.ready());
        edit(stage.document, "source", [](ui::EditableState& state) {
            ui::showRegressionExample(state.experiment);
            auto& source = std::get<core::PointSource>(state.experiment.source);
            source.points.values.shape = { 20, 2 };
            source.targets.values.data = core::Buffer(20);
            std::fill_n(source.targets.values.data.data(), 20, 1.0F);
            source.targets.values.shape = { 20 };
            source.queries = {};
        });
        QVERIFY(settled(stage.document));
        QVERIFY(stage.view.note()->isVisible());
        QVERIFY(stage.view.note()->sentence().contains("coordinates"));
    }
    void exportShowsPointsAtTheirCoordinates()
    {
        Stage stage;
        QVERIFY(example(stage));
        const QImage image = pictureOf(stage.view, stage.view.plot()->size());
        const QCPAxisRect* rect = stage.view.dataRect();
        const ui::Regression& r = stage.view.regression();
        const auto pixel = [&](std::size_t j) {
            return QPointF(rect->axis(QCPAxis::atBottom)->coordToPixel(r.x[j]),
                rect->axis(QCPAxis::atLeft)->coordToPixel(r.y[j]))
                .toPoint();
        };
        int found = 0;
        for (std::size_t j = 0; j < r.x.size(); ++j)
            found += image.pixel(pixel(j)) == stage.view.theme().k.rgb() ? 1 : 0;
        QVERIFY(found >= int(r.x.size()) - 8); // the curve covers some points
    }
};

QTEST_MAIN(TestRegressionView)
#include "tst_regression_view.moc"
