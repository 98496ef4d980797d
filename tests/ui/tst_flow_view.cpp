#include "core/analysis/tensors.h"
#include "drawn_numbers.h"
#include "ui/files/starters.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/panel_labels.h"
#include "ui/views/flow/flow_view.h"
#include "ui/views/flow/row_travel.h"
#include "view_stage.h"

using namespace ui;
using namespace Qt::StringLiterals;
using Part = FlowView::Part;

namespace {

// The tensor that a part of Flow shows.
core::Matrix tensorOf(const ViewStage<FlowView>& stage, Part part)
{
    const std::string head = "layer1/head" + std::to_string(stage.document.locked().head + 1) + '/';
    const std::map<Part, std::string> ids { { Part::X, "queries" }, { Part::Y, "keys" },
        { Part::Z, "values" }, { Part::Q, head + "q" }, { Part::K, head + "k" },
        { Part::V, head + "v" }, { Part::Raw, head + "scores" }, { Part::Scores, head + "masked" },
        { Part::Weights, head + "weights" }, { Part::Head, head + "output" },
        { Part::Concat, "layer1/concat" }, { Part::Output, "layer1/output" } };
    return drawnNumbers(*stage.document.trace(), core::find(*stage.document.trace(), ids.at(part)));
}

// Two columns for each group: its lowest and its highest number, in order.
core::Matrix peaks(const core::Matrix& m, core::Index group)
{
    if (group == 1)
        return m;
    core::Matrix result(m.rows(), 2 * ((m.cols() + group - 1) / group));
    for (core::Index i = 0; i < m.rows(); ++i)
        for (core::Index j = 0; j < m.cols(); j += group) {
            const auto numbers
                = m.row(i).subspan(std::size_t(j), std::size_t(std::min(group, m.cols() - j)));
            const auto [low, high] = std::ranges::minmax_element(numbers);
            const core::Index at = 2 * (j / group);
            result(i, at) = low < high ? *low : *high;
            result(i, at + 1) = low < high ? *high : *low;
        }
    return result;
}

std::vector<Part> shownParts(const FlowView& view)
{
    std::vector<Part> result;
    for (int i = 0; i < Part::PartCount; ++i)
        if (view.shows(Part(i)))
            result.push_back(Part(i));
    return result;
}

} // namespace

// Tests one head's pipeline: the matrices are the trace's, and hovering one highlights related
// cells.
class TestFlowView : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void everyMatrixEqualsTheTraces_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::newRow("default") << QStringList {};
        QTest::newRow("causal") << QStringList { u"mask.kind=causal"_s };
        QTest::newRow("no scaling") << QStringList { u"scaling.kind=none"_s };
        QTest::newRow("cross-attention") << QStringList { u"source.kind=sentences"_s };
        QTest::newRow("one token") << QStringList { u"source.text=Hello"_s };
        QTest::newRow("one head without W_O")
            << QStringList { u"heads=1"_s, u"output_projection=false"_s };
        QTest::newRow("wide") << QStringList { u"dimension=512"_s };
        QTest::newRow("kernel") << QStringList { u"score.kind=kernel"_s };
    }
    void everyMatrixEqualsTheTraces()
    {
        QFETCH(QStringList, settings);
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        for (const QString& setting : settings)
            QVERIFY(stage.set(setting.toStdString()));
        QTest::keyClick(stage.view.plot(), Qt::Key_BracketRight);
        stage.drawn();
        for (const Part part : shownParts(stage.view)) {
            const core::Matrix expected
                = peaks(tensorOf(stage, part), stage.view.columnsInOne(part));
            QCOMPARE(*stage.view.part(part)->content().matrix, expected);
        }
        QCOMPARE(stage.view.shows(Part::Y), settings.contains(u"source.kind=sentences"_s));
        QCOMPARE(stage.view.shows(Part::Scores), !settings.contains(u"scaling.kind=none"_s));
        QCOMPARE(stage.view.shows(Part::Output), !settings.contains(u"output_projection=false"_s));
    }
    void screenColoursAreThoseOfTheNumbers()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        stage.theme.values = false; // numbers would hide the colours
        stage.view.setTheme(stage.theme);
        const QImage image = stage.view.plot()->toPixmap(1100, 700).toImage();
        for (const Part part : shownParts(stage.view)) {
            const core::Matrix m = peaks(tensorOf(stage, part), stage.view.columnsInOne(part));
            float largest = 0; // each matrix has its own range, S' as well
            const core::Matrix whole = tensorOf(stage, part);
            for (const float value : whole.values())
                largest = std::max(largest, std::abs(value));
            const ColourScale scale = part == Part::Weights
                ? sequentialScale("indigo", false, 0, 1)
                : divergingScale("blue_red", false, largest);
            for (core::Index i = 0; i < m.rows(); ++i)
                for (core::Index j = 0; j < m.cols(); ++j)
                    QVERIFY2(drawnAt(image, *stage.view.part(part)->map(), i, j)
                            == scale.colour(m(i, j)),
                        qPrintable(u"part %1, cell %2, %3"_s.arg(int(part)).arg(i).arg(j)));
        }
    }
    void thumbnailsShowTheWeightsOfEachHead()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        for (core::Index head = 0; head < 8; ++head)
            QCOMPARE(*stage.view.thumbnail(head)->content().matrix,
                stage.layer().heads[std::size_t(head)].weights);
    }
    void hoveringAWeightHighlightsItsInputs()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        pointAt(stage.view, *stage.view.part(Part::Weights), 7, 1);
        QCOMPARE(stage.document.selection().query, std::optional<core::Index>(7));
        QCOMPARE(stage.document.selection().key, std::optional<core::Index>(1));
        QVERIFY(stage.document.hovering());
        const auto light = [&](Part part) { return stage.view.part(part)->light(); };
        QCOMPARE(light(Part::X), (Highlight { 7, {}, {}, 1 }));
        QCOMPARE(light(Part::Q), (Highlight { 7, {}, {}, {} }));
        QCOMPARE(light(Part::K), (Highlight { {}, {}, {}, 1 }));
        QCOMPARE(light(Part::V), (Highlight { {}, {}, {}, 1 }));
        for (const Part part : { Part::Raw, Part::Scores, Part::Weights })
            QCOMPARE(light(part), (Highlight { 7, 1, Cell { 7, 1 }, {} }));
        for (const Part part : { Part::Head, Part::Concat, Part::Output })
            QCOMPARE(light(part), (Highlight { 7, {}, {}, {} }));
    }
    void everyMatrixCanBeHovered()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.kind=sentences"));
        for (const Part part : shownParts(stage.view)) {
            const bool keys
                = part == Part::Y || part == Part::Z || part == Part::K || part == Part::V;
            const bool both = part == Part::Raw || part == Part::Scores || part == Part::Weights;
            pointAt(stage.view, *stage.view.part(part), 2, 0);
            const Selection s = stage.document.selection();
            QCOMPARE(s.query, keys ? std::nullopt : std::optional<core::Index>(2));
            QCOMPARE(s.key,
                keys       ? std::optional<core::Index>(2)
                    : both ? std::optional<core::Index>(0)
                           : std::nullopt);
            moveOver(*stage.view.plot(), QPoint(1, 1)); // between the matrices
            QCoreApplication::processEvents();
            QVERIFY(!stage.document.hovering());
        }
    }
    void hoveringAValueHighlightsItsKey()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        QVERIFY(stage.make(showRegressionExample));
        pointAt(stage.view, *stage.view.part(Part::Z), 2, 0);
        QCOMPARE(stage.document.selection().key, std::optional<core::Index>(2));
        for (const Part part : { Part::Y, Part::Z, Part::K, Part::V })
            QCOMPARE(stage.view.part(part)->light(), (Highlight { {}, {}, {}, 2 }));
    }
    void hoveringRepaintsTheOverlayOnly()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        auto* const main = new PaintCount(stage.view.plot(), u"main"_s);
        auto* const axes = new PaintCount(stage.view.plot(), u"axes"_s);
        auto* const lights = new PaintCount(stage.view.plot(), u"lights"_s);
        stage.view.plot()->replot();
        stage.drawn();
        main->count = axes->count = lights->count = 0;
        for (const core::Index i : { 1, 2, 3, 4 }) {
            pointAt(stage.view, *stage.view.part(Part::Weights), i, 5);
            stage.drawn();
        }
        QCOMPARE(main->count, 0);
        QCOMPARE(axes->count, 0);
        QCOMPARE(lights->count, 4);
    }
    void highlightedRowIsVisible()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        pointAt(stage.view, *stage.view.part(Part::Weights), 7, 1);
        stage.theme.values = false; // numbers would hide the colours
        stage.view.setTheme(stage.theme);
        const QImage image = stage.view.plot()->toPixmap(1100, 700).toImage();
        for (const Part part : { Part::X, Part::Q, Part::Scores, Part::Weights, Part::Output }) {
            const QRect row = stage.view.part(part)->map()->cellRect(7, 0);
            int seen = 0;
            for (int x = stage.view.part(part)->left(); x < stage.view.part(part)->right(); ++x)
                seen += image.pixelColor(x, row.top() - 1) == stage.theme.query ? 1 : 0;
            QVERIFY2(seen > stage.view.part(part)->width() / 2, qPrintable(QString::number(part)));
        }
    }
    void clickLocksAndEscUnlocks()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        clickAt(stage.view, *stage.view.part(Part::Raw), 4, 6);
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(4));
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(6));
        moveOver(*stage.view.plot(), QPoint(1, 1));
        QCOMPARE(stage.document.selection().query, std::optional<core::Index>(4));
        QTest::keyClick(stage.view.plot(), Qt::Key_Down);
        QTest::keyClick(stage.view.plot(), Qt::Key_Left);
        QTest::keyClick(stage.view.plot(), Qt::Key_Left);
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(5));
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(4));
        for (int i = 0; i < 30; ++i)
            QTest::keyClick(stage.view.plot(), Qt::Key_Right);
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(10)); // the last
        QTest::keyClick(stage.view.plot(), Qt::Key_Escape);
        QVERIFY(!stage.document.locked().query);
        QVERIFY(!stage.document.locked().key);
    }
    void aThumbnailAndTheBracketsChangeTheHead()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        clickAt(stage.view, *stage.view.thumbnail(4), 3, 3);
        stage.drawn();
        QCOMPARE(stage.document.locked().head, core::Index { 4 });
        QCOMPARE(*stage.view.part(Part::Weights)->content().matrix, stage.layer().heads[4].weights);
        QCOMPARE(*stage.view.part(Part::Q)->content().matrix, stage.layer().heads[4].q);
        QVERIFY(stage.view.thumbnail(4)->content().chosen);
        QVERIFY(!stage.view.thumbnail(0)->content().chosen);
        QTest::keyClick(stage.view.plot(), Qt::Key_BracketLeft);
        QCOMPARE(stage.document.locked().head, core::Index { 3 });
        QCOMPARE(*stage.view.part(Part::K)->content().matrix, stage.layer().heads[3].k);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(stage.view.plot(), Qt::Key_BracketRight);
        QCOMPARE(stage.document.locked().head, core::Index { 7 });
    }
    void aDoubleClickEnlargesAndEscReturns()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        const int before = stage.view.part(Part::X)->width();
        QTest::mouseDClick(stage.view.plot(), Qt::LeftButton, Qt::NoModifier,
            middleOf(*stage.view.part(Part::X), 2, 2));
        stage.drawn();
        QCOMPARE(shownParts(stage.view), std::vector { Part::X });
        QVERIFY(stage.view.part(Part::X)->width() > 3 * before);
        QCOMPARE(stage.view.columnsInOne(Part::X), core::Index { 1 });
        QCOMPARE(stage.view.part(Part::X)->content().columns.size(), 64);
        QTest::keyClick(stage.view.plot(), Qt::Key_Escape);
        QVERIFY(shownParts(stage.view).size() > 8);
    }
    void maskedScoresAreHatched()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("mask.kind=causal"));
        stage.theme.values = false; // numbers would hide the colours
        stage.view.setTheme(stage.theme);
        const QImage image = stage.view.plot()->toPixmap(1100, 700).toImage();
        const QRect cell = stage.view.part(Part::Scores)->map()->cellRect(0, 9);
        int line = 0;
        for (int y = cell.top(); y <= cell.bottom(); ++y)
            for (int x = cell.left(); x <= cell.right(); ++x)
                line += image.pixelColor(x, y) == stage.theme.line ? 1 : 0;
        QVERIFY(line > 5);
    }
    void panelsFitTheViewWithoutOverlap_data()
    {
        constexpr const char* manyWords = "source.text=a b c d e f g h i j k l m n o p q r s t u v "
                                          "w x y z a b c d e f g h i j k l m n o p q r s t";
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<double>("scale");
        for (const QSize size : { QSize(1100, 720), QSize(640, 430), QSize(1700, 900) })
            for (const char* setting : { "heads=8", "source.text=Hello", "heads=64",
                     "source.kind=sentences", "mask.kind=causal", manyWords })
                QTest::addRow("%d x %d, %s", size.width(), size.height(), setting)
                    << size << QString::fromLatin1(setting) << 1.0;
        for (const char* setting : { "heads=8", "source.kind=sentences", "dimension=8" })
            QTest::addRow("one column of a paper, %s", setting)
                << QSize(460, 300) << QString::fromLatin1(setting) << 1.0;
        QTest::newRow("large text") << QSize(1400, 900) << u"heads=8"_s << 1.6;
    }
    void panelsFitTheViewWithoutOverlap()
    {
        QFETCH(QSize, size);
        QFETCH(QString, setting);
        QFETCH(double, scale);
        ViewStage<FlowView> stage("flow", size);
        stage.view.setTheme(makeTheme(ThemeKind::Light, scale));
        QVERIFY(stage.ready());
        QVERIFY(stage.set(setting.toStdString()));
        const QRect all = stage.view.plot()->rect();
        std::vector<const MatrixPanel*> panels;
        for (const MatrixPanel* panel : stage.view.panels())
            if (panel->visible())
                panels.push_back(panel);
        for (const MatrixPanel* panel : panels) {
            QVERIFY(panel->rect().width() >= 3 && panel->rect().height() >= 3);
            QVERIFY(all.contains(panel->rect()));
            for (const MatrixPanel* other : panels)
                QVERIFY(other == panel || !other->rect().intersects(panel->rect()));
            for (const ColourBar* bar : stage.view.plot()->findChildren<ColourBar*>())
                QVERIFY(!bar->visible() || !bar->outerRect().intersects(panel->rect()));
        }
        QCOMPARE(stage.view.plot()->findChildren<ColourBar*>().size(), 2);
    }
    // The picture of a lesson's page at 1280 x 720.
    void fewTokensAreAllNamed()
    {
        for (const char* text : { "the dog chased the cat .", "one two three four" }) {
            ViewStage<FlowView> stage("flow", { 1240, 540 });
            stage.view.setBare(true);
            stage.view.setTheme(makeTheme(ThemeKind::Light, 1.6));
            QVERIFY(stage.ready());
            QVERIFY(stage.set(std::string("source.text=") + text));
            pictureOf(stage.view, { 1240, 540 });
            const std::size_t tokens = stage.layer().queryTokens->size();
            const PanelLabels labels(*stage.view.part(Part::Weights));
            QCOMPARE(labels.columns().size(), tokens);
            QCOMPARE(labels.rows().size(), tokens);
            QCOMPARE(PanelLabels(*stage.view.part(Part::X)).rows().size(), tokens);
        }
    }
    void titlesKeepOffTheFrameAbove()
    {
        ViewStage<FlowView> stage("flow", { 1240, 540 });
        QVERIFY(stage.ready());
        pictureOf(stage.view, { 1240, 540 });
        for (const auto& [above, below] : { std::pair { Part::Q, Part::K }, { Part::K, Part::V } })
            QVERIFY(stage.view.part(below)->outerRect().top()
                >= stage.view.part(above)->rect().bottom() + 6);
    }
    void subtitlesStayInTheirPanel_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : { QSize(900, 740), QSize(1100, 720) })
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void subtitlesStayInTheirPanel()
    {
        QFETCH(QSize, size);
        ViewStage<FlowView> stage("flow", size);
        QVERIFY(stage.ready());
        QVERIFY(stage.set(
            "source.text=The Donaudampfschifffahrtsgesellschaftskapitän fell into the water"));
        const QRect x = stage.view.part(Part::X)->rect();
        QVERIFY2(stage.view.part(Part::X)->content().subtitle.contains(u"position"),
            qPrintable(stage.view.part(Part::X)->content().subtitle));
        const int em = qRound(stage.theme.em());
        const QImage image = stage.view.plot()->toPixmap(size.width(), size.height()).toImage();
        const QRect beside(QPoint(x.right() + em, x.top() - em),
            QPoint(stage.view.part(Part::Q)->rect().left() - 5, x.top() - 2));
        QVERIFY(beside.width() > 3);
        for (int row = beside.top(); row <= beside.bottom(); ++row)
            for (int column = beside.left(); column <= beside.right(); ++column)
                QCOMPARE(image.pixelColor(column, row), stage.theme.paper);
    }
    void headNumbersDoNotOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("numbered");
        QTest::newRow("wide") << QSize(1100, 720) << true;
        QTest::newRow("narrow") << QSize(520, 420) << true;
        QTest::newRow("small") << QSize(420, 300) << false;
    }
    void headNumbersDoNotOverlap()
    {
        QFETCH(QSize, size);
        QFETCH(bool, numbered);
        ViewStage<FlowView> stage("flow", size);
        QVERIFY(stage.ready() && stage.make([](core::Experiment& experiment) {
            experiment.network = core::PretrainedSource { .where = "translator" };
        }));
        const QFontMetricsF metrics(PanelLabels::font(stage.view.theme()));
        std::vector<QRectF> boxes;
        for (core::Index head = 0; head < 8; ++head) {
            const MatrixPanel& panel = *stage.view.thumbnail(head);
            QCOMPARE(panel.content().notes.isEmpty(), !numbered);
            if (!numbered)
                continue;
            const qreal wide = metrics.horizontalAdvance(panel.content().notes.front());
            boxes.emplace_back(panel.rect().center().x() - wide / 2, panel.rect().bottom() + 2,
                wide, 0.8 * metrics.height());
            for (core::Index other = 0; other < head; ++other) {
                QVERIFY(!boxes.back().intersects(boxes[std::size_t(other)]));
                QVERIFY(!boxes[std::size_t(other)].intersects(panel.rect()));
            }
        }
    }
    void weightsAreVisibleInALowView()
    {
        ViewStage<FlowView> stage(QSize(626, 258)); // what a window of 640 × 400 leaves
        QVERIFY(stage.ready());
        QVERIFY(stage.view.part(Part::Weights)->rect().height() > 90);
    }
    void titlesAreReadableInASmallWindow()
    {
        ViewStage<FlowView> stage("flow", { 424, 545 }); // what 1024 x 700 leave
        QVERIFY(stage.ready());
        QVERIFY(stage.set("mask.kind=causal"));
        for (int part = 0; part < Part::PartCount; ++part) {
            const auto* panel = stage.view.part(Part(part));
            if (panel->visible())
                QVERIFY2(panel->content().titleFactor >= 0.75,
                    qPrintable(panel->content().title.plainText()));
        }
        stage.view.resize(1000, 720);
        stage.drawn();
        QVERIFY(stage.view.part(Part::Concat)->content().title.plainText().contains(u"all heads"));
    }
    // A click on a query: q, scores, weights and output of its row, in three seconds.
    void clickedRowTravelsThroughTheHead()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        const QPointF cell = stage.view.part(Part::Weights)->map()->pixelOf(1, 2);
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, cell.toPoint());
        RowTravel& travel = stage.view.travel();
        QVERIFY(travel.running());
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(1));
        QCOMPARE(travel.clock().duration(), 3000);
        std::vector<Part> visited;
        for (int time = 0; time < 3000; time += 50) {
            travel.clock().setCurrentTime(time);
            const auto place = travel.place();
            QVERIFY(place.has_value());
            const Part nearest = place->share < 0.5 ? place->from : place->to;
            if (visited.empty() || visited.back() != nearest)
                visited.push_back(nearest);
            if (place->share == 0) { // at rest, on its own row
                const auto& map = *stage.view.part(place->from)->map();
                QVERIFY(place->box.contains(map.pixelOf(1, 0)));
            }
        }
        const std::vector<Part> way { Part::X, Part::Q, Part::Raw, Part::Scores, Part::Weights,
            Part::Head };
        QCOMPARE(visited, way);
        travel.end();
        QVERIFY(!travel.place());
        stage.view.setMotion(false);
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, cell.toPoint());
        QVERIFY(!travel.running()); // reduced motion
    }
    void groupedColumnsAreExplained()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("dimension=256"));
        QVERIFY(stage.view.columnsInOne(Part::X) > 1);
        const auto point = [&](Part part) {
            pointAt(stage.view, *stage.view.part(part), 0, 0);
            return stage.view.plot()->toolTip();
        };
        const QString words = point(Part::X);
        QVERIFY2(
            words.contains(QString::number(stage.view.columnsInOne(Part::X))), qPrintable(words));
        QVERIFY(words.contains(u"256"_s));
        QVERIFY(point(Part::Weights).isEmpty());
    }
};

QTEST_MAIN(TestFlowView)
#include "tst_flow_view.moc"
