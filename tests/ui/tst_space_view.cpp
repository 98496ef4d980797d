#include "view_stage.h"

#include "core/math/pca.h"
#include "ui/plot/label_positions.h"
#include "ui/view/note.h"
#include "ui/views/space/space_marks.h"
#include "ui/views/space/space_view.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QStackedWidget>

#include <qcustomplot.h>

// Tests tokens as points.
class TestSpaceView : public QObject {
    Q_OBJECT

    using Stage = ViewStage<ui::SpaceView>;

    static void choose(Stage& stage, int which)
    {
        QTest::mouseClick(stage.view.choices()->button(which), Qt::LeftButton);
    }
    static bool noteShown(const Stage& stage) { return stage.view.note()->isVisible(); }

private slots:
    void init() { failOnWarnings(); }

    void pointsAreThePrincipalComponents()
    {
        Stage stage;
        QVERIFY(stage.ready());
        const core::Pca expected
            = core::pca(*stage.document.trace()->attentions.front().queries, 2);
        QCOMPARE(stage.view.points().pca.coordinates.front(), expected.coordinates.front());
        const auto data = stage.view.plot()->graph(0)->data();
        QCOMPARE(data->size(), 11);
        std::vector<std::pair<double, double>> drawn;
        for (const QCPGraphData& point : *data)
            drawn.emplace_back(point.key, point.value);
        for (core::Index i = 0; i < 11; ++i) {
            const core::Matrix& at = expected.coordinates.front();
            QVERIFY(std::ranges::find(drawn, std::pair { double(at(i, 0)), double(at(i, 1)) })
                != drawn.end());
        }
        QVERIFY(stage.view.plot()->xAxis->label().contains(
            QString::number(100 * expected.explainedVarianceRatio[0], 'f', 1)));
    }
    void largeProjectionArrivesLater()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(stage.set("dimension=512"));
        std::string text = "t0";
        for (int i = 1; i < 260; ++i)
            text += " t" + std::to_string(i);
        QVERIFY(stage.set("source.text=" + text));
        const auto outputs = [&] { return core::pca(stage.layer().output, 2).coordinates.front(); };
        QTRY_COMPARE(stage.view.points().pca.coordinates.front().rows(), 260);
        QVERIFY(!noteShown(stage));
        choose(stage, 1);
        QCOMPARE(stage.view.points().sets.front().role, ui::PointRole::Input); // unchanged
        QTRY_COMPARE(stage.view.points().sets.front().role, ui::PointRole::Output);
        QCOMPARE(stage.view.points().pca.coordinates.front(), outputs());
        QVERIFY(!noteShown(stage));
        QVERIFY(stage.document.derived()->hasPoints(0, 0, "output")); // kept for the next use
        choose(stage, 3); // the last choice wins
        choose(stage, 0);
        QTRY_COMPARE(stage.view.points().sets.front().role, ui::PointRole::Input);
        QVERIFY(!stage.view.points().arrows);
    }
    void queriesAndKeysShareOneSpace()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, 2);
        QCOMPARE(stage.document.navigation().points, std::string("qk"));
        const core::HeadTrace& head = stage.document.trace()->attentions.front().heads.front();
        const std::array<const core::Matrix*, 2> both { &head.q, &head.k };
        const core::Pca expected = core::pca(both, 2);
        QCOMPARE(stage.view.points().pca.coordinates[1], expected.coordinates[1]);
        QVERIFY(!stage.document.undoStack()->canUndo()); // navigation is not an undo step
        choose(stage, 0);
        QCOMPARE(stage.view.points().sets.size(), std::size_t { 1 });
    }
    // As thick as the weights: the strong ones, or those of the selected query.
    void linesJoinQueriesAndTheirKeys()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(!stage.view.points().lines);
        choose(stage, 2);
        QVERIFY(stage.view.points().lines);
        const core::Matrix& weights = stage.view.weights();
        const auto isDrawn = [](float weight) { return weight >= 0.05F; };
        const auto ofAll = ui::weightLines(weights, {}, {});
        QCOMPARE(std::ssize(ofAll), std::ranges::count_if(weights.values(), isDrawn));
        QVERIFY(std::ranges::is_sorted(ofAll, {}, &ui::WeightLine::weight));
        const auto ofQuery = ui::weightLines(weights, 2, {});
        QCOMPARE(std::ssize(ofQuery), std::ranges::count_if(weights.row(2), isDrawn));
        for (const ui::WeightLine& line : ofQuery) {
            QCOMPARE(line.query, core::Index { 2 });
            QCOMPARE(line.weight, weights(2, line.key));
        }
        for (const ui::WeightLine& line : ui::weightLines(weights, {}, 4))
            QCOMPARE(line.key, core::Index { 4 });
    }
    void residualIsAddedToTheInput()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, 4);
        QCOMPARE(stage.document.navigation().points, std::string("residual"));
        const core::AttentionTrace& layer = stage.document.trace()->attentions.front();
        core::Matrix sum = *layer.queries;
        for (core::Index i = 0; i < sum.size(); ++i)
            sum.data()[i] += layer.output.data()[i];
        const std::array<const core::Matrix*, 2> both { layer.queries.get(), &sum };
        const core::Pca expected = core::pca(both, 2);
        QVERIFY(stage.view.points().arrows);
        QCOMPARE(stage.view.points().pca.coordinates[1], expected.coordinates[1]);
    }
    void anotherHeadGivesOtherPoints()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, 2);
        const core::Matrix before = stage.view.points().pca.coordinates[0];
        QTest::keyClick(&stage.view, Qt::Key_BracketRight);
        QCOMPARE(stage.document.locked().head, core::Index { 1 });
        QVERIFY(!(stage.view.points().pca.coordinates[0] == before));
    }
    void arrowsNeedEqualWidths()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, 3);
        QVERIFY(stage.view.points().arrows);
        QVERIFY(change(stage.document, "output_projection=false"));
        QVERIFY(stage.view.points().arrows); // h·d_v is still d
        QVERIFY(change(stage.document, "dv=3"));
        QVERIFY(!stage.view.points().arrows);
        QVERIFY(noteShown(stage));
        QVERIFY(stage.view.note()->sentence().contains("dimensions"));
    }
    void pointsAreAtTheirCoordinates()
    {
        Stage stage;
        QVERIFY(stage.ready());
        const QImage image = pictureOf(stage.view, stage.view.plot()->size());
        for (core::Index i = 0; i < 11; ++i)
            QCOMPARE(QColor(image.pixel(stage.view.pixel(0, i).toPoint())).name(),
                stage.view.theme().accent.name());
    }
    void flatViewStillSpreadsItsPoints()
    {
        Stage stage({ 640, 240 });
        QVERIFY(stage.ready());
        double high = 1e9;
        double low = 0;
        for (core::Index i = 0; i < 11; ++i) {
            high = std::min(high, stage.view.pixel(0, i).y());
            low = std::max(low, stage.view.pixel(0, i).y());
        }
        QVERIFY(low - high > 0.58 * stage.view.plot()->axisRect()->height());
    }
    // The ring of a locked point does not cover points inside it.
    void lockedPointIsVisible()
    {
        Stage stage;
        QVERIFY(stage.ready());
        stage.document.lock({ 0, 0, 4, {}, 0 });
        stage.drawn();
        const QImage image = pictureOf(stage.view, stage.view.plot()->size());
        QCOMPARE(QColor(image.pixel(stage.view.pixel(0, 4).toPoint())).name(),
            stage.view.theme().accent.name());
    }
    void oneUnitIsAsLongOnBothAxes()
    {
        Stage stage({ 900, 500 });
        QVERIFY(stage.ready());
        const QCustomPlot* plot = stage.view.plot();
        const double x = plot->xAxis->range().size() / plot->axisRect()->width();
        const double y = plot->yAxis->range().size() / plot->axisRect()->height();
        QVERIFY(std::abs(x / y - 1) < 0.02); // whole pixels
    }
    void singleTokenGetsASentence()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "source.text=alone"));
        QVERIFY(noteShown(stage));
        QVERIFY(change(stage.document, "source.text=two tokens"));
        QVERIFY(!noteShown(stage));
    }
    void mouseSelectsTokens()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QTest::mouseMove(stage.view.plot(), stage.view.pixel(0, 4).toPoint());
        QTRY_COMPARE(stage.document.selection().query, std::optional<core::Index>(4));
        QVERIFY(!stage.document.locked().query);
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, stage.view.pixel(0, 7).toPoint());
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(7));
        QTest::mouseClick(
            stage.view.plot(), Qt::LeftButton, Qt::ShiftModifier, stage.view.pixel(0, 1).toPoint());
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(1));
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(7));
        QVERIFY(stage.view.description().startsWith("it (8)"));
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(8));
        QTest::keyClick(&stage.view, Qt::Key_Escape);
        QVERIFY(!stage.document.locked().query);
    }
    void hoveringMarksTheSamePointsAfterAResize()
    {
        Stage stage;
        QVERIFY(stage.ready());
        for (const QSize size : { QSize(700, 500), QSize(1100, 720), QSize(480, 640) }) {
            stage.resize(size);
            moveOver(*stage.view.plot(), stage.view.pixel(0, 3).toPoint());
            stage.drawn();
            QCOMPARE(stage.document.selection().query, core::Index { 3 });
            QVERIFY(hoverRepaintIsExact(stage.view));
        }
    }
    void keysOfASecondSentenceAreSelectedAsKeys()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "source.kind=sentences"));
        QCOMPARE(stage.view.points().sets.size(), std::size_t { 2 });
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, stage.view.pixel(1, 2).toPoint());
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(2));
        QVERIFY(!stage.document.locked().query);
    }
    void wheelZoomsAndDoubleClickResets()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QCustomPlot* plot = stage.view.plot();
        const QCPRange whole = plot->xAxis->range();
        const QPointF at = plot->axisRect()->center();
        QWheelEvent wheel(
            at, plot->mapToGlobal(at), {}, { 0, 240 }, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot, &wheel);
        QVERIFY(plot->xAxis->range().size() < whole.size());
        QTest::mouseDClick(plot, Qt::LeftButton, {}, at.toPoint());
        QVERIFY(std::abs(plot->xAxis->range().size() - whole.size()) < 1e-9);
    }
    void plusAndMinusZoomBothAxes()
    {
        Stage stage;
        QVERIFY(stage.ready());
        const QCustomPlot* plot = stage.view.plot();
        const double width = plot->xAxis->range().size();
        const double height = plot->yAxis->range().size();
        QTest::keyClick(&stage.view, Qt::Key_Plus);
        QVERIFY(plot->xAxis->range().size() < width);
        QVERIFY(plot->yAxis->range().size() < height);
        QTest::keyClick(&stage.view, Qt::Key_Minus);
        QVERIFY(std::abs(plot->xAxis->range().size() - width) < 1e-9);
        QVERIFY(std::abs(plot->yAxis->range().size() - height) < 1e-9);
    }
    void namesOfManyQueriesAndKeysCoverNoPoint()
    {
        Stage stage;
        QVERIFY(stage.ready());
        std::string text;
        for (int i = 0; i < 204; ++i)
            text += "word" + std::to_string(i % 70) + ' ';
        QVERIFY(stage.set("source.text=" + text));
        choose(stage, 2);
        stage.drawn();
        const ui::SpaceMarks* marks = nullptr;
        for (const QCPLayerable* each : stage.view.plot()->layer("axes")->children())
            if (const auto* found = dynamic_cast<const ui::SpaceMarks*>(each))
                marks = found;
        QVERIFY(marks != nullptr);
        QCOMPARE(stage.view.points().sets.size(), std::size_t { 2 });
        int named = 0;
        for (std::size_t set = 0; set < 2; ++set)
            for (core::Index row = 0; row < 204; ++row) {
                const auto box = marks->labelOf(set, row);
                named += box ? 1 : 0;
                for (std::size_t other = 0; box && other < 2; ++other)
                    for (core::Index i = 0; i < 204; ++i)
                        QVERIFY(!box->contains(stage.view.pixel(other, i)));
            }
        QVERIFY(named > 20);
    }
    // The arrow leads from a point to the right, where there is no other space.
    void labelIsNextToItsArrow()
    {
        const QPointF point(100, 100);
        const ui::LabelRequest wish { point, { 40, 14 } };
        const QLineF line(point, QPointF(200, 100));
        ui::LabelPositions free({ point }, 4, { 0, 0, 400, 300 });
        free.avoid(line);
        const auto place = free.take(wish);
        QVERIFY(place && place->box.right() < point.x());
        ui::LabelPositions narrow({ point }, 4, { 96, 90, 300, 20 });
        narrow.avoid(line);
        QVERIFY(narrow.take(wish));
    }
    void labelsCoverNeitherEachOtherNorPointsNorLeaders()
    {
        std::vector<ui::LabelRequest> wishes;
        std::vector<QPointF> points;
        for (int i = 0; i < 60; ++i) {
            points.emplace_back(200 + 40 * std::sin(i * 2.1), 150 + 30 * std::cos(i * 1.3));
            wishes.push_back({ points.back(), { 40, 14 } });
        }
        const QRectF area(0, 0, 400, 300);
        ui::LabelPositions taken(points, 4, area);
        std::vector<std::optional<ui::LabelPosition>> places;
        for (const ui::LabelRequest& wish : wishes)
            places.push_back(taken.take(wish));
        int placed = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!places[i])
                continue;
            ++placed;
            QVERIFY(area.contains(places[i]->box));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!places[j] || !places[j]->box.intersects(places[i]->box));
            for (std::size_t j = 0; j < points.size(); ++j)
                QVERIFY(i == j || !places[i]->box.contains(points[j]));
            for (std::size_t j = 0; places[i]->led && j < points.size(); ++j)
                for (const double share : { 0.0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.99 })
                    QVERIFY(i == j || !places[j]
                        || !places[j]->box.contains(places[i]->leader(points[i]).pointAt(share)));
        }
        QVERIFY(placed >= 20);
        QVERIFY(std::ranges::any_of(places, [](const auto& p) { return p && p->led; }));
    }
};

QTEST_MAIN(TestSpaceView)
#include "tst_space_view.moc"
