#include "ui/document/figure_state.h"
#include "ui/document/view_entry.h"
#include "ui/files/examples.h"
#include "ui/view/view_strip.h"
#include "ui/views/atlas/atlas_canvas.h"
#include "ui/views/atlas/atlas_view.h"
#include "ui/words/head_name.h"
#include "view_stage.h"

#include <QBuffer>
#include <QSvgGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

using Stage = ViewStage<ui::AtlasView>;

// The trained encoder with "it" locked in head 3.5.
bool showIt(Stage& stage)
{
    ui::takeExample(stage.document, ui::exampleNamed("it"));
    stage.document.showView("atlas");
    return stage.ready();
}

std::vector<std::vector<ui::HeadPosition>> network(core::Index layers, core::Index heads)
{
    std::vector<std::vector<ui::HeadPosition>> rows(static_cast<std::size_t>(layers));
    for (core::Index layer = 0; layer < layers; ++layer)
        for (core::Index head = 0; head < heads; ++head)
            rows[static_cast<std::size_t>(layer)].push_back({ layer, head });
    return rows;
}

} // namespace

class TestAtlasView : public QObject {
    Q_OBJECT

    static QByteArray svgOf(Stage& stage)
    {
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({ 1000, 720 });
        stage.view.render(generator, { 1000, 720 });
        return buffer.data();
    }

private slots:
    void init() { failOnWarnings(); }

    void mapsDoNotOverlapAndFitTheArea_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("heads");
        QTest::addColumn<double>("shape");
        for (const auto& [layers, heads] : { std::pair { 1, 1 }, { 2, 1 }, { 6, 8 }, { 12, 12 },
                 { 32, 32 }, { 48, 25 }, { 3, 64 } })
            for (const double shape : { 1.0, 0.5, 2.0 })
                QTest::addRow("%d x %d, %g", layers, heads, shape) << layers << heads << shape;
    }
    void mapsDoNotOverlapAndFitTheArea()
    {
        QFETCH(int, layers);
        QFETCH(int, heads);
        QFETCH(double, shape);
        for (const bool byPlace : { true, false }) {
            const QRectF area(10, 20, 800, 640);
            const auto grid
                = ui::AtlasGrid::make(network(layers, heads), shape, { area, 15, 20, byPlace });
            QCOMPARE(grid.maps.size(), std::size_t(layers * heads));
            for (const auto& map : grid.maps) {
                QVERIFY(map.box.width() > 2);
                QVERIFY(area.adjusted(-1, -1, 1, 1).contains(map.box));
                QVERIFY(area.adjusted(-1, -1, 12, 1).contains(map.box.united(map.word)));
                QCOMPARE(grid.at(map.box.center()), std::optional(map.place));
            }
            for (std::size_t i = 1; i < grid.maps.size(); ++i)
                QVERIFY(!grid.maps[i].box.intersects(
                    grid.maps[i - 1].box.united(grid.maps[i - 1].word.adjusted(0, 0, -12, 0))));
            const double reach = grid.reach() - 0.01; // at the frame of the chosen head
            for (const auto& chosen : grid.maps)
                for (const auto& map : grid.maps)
                    QVERIFY(!chosen.box.adjusted(-reach, -reach, reach, reach)
                                 .intersects(map.word.adjusted(0, 0, -12, 0)));
        }
    }
    void aClickChoosesAHead()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        const ui::AtlasGrid grid = stage.view.canvas()->grid();
        QCOMPARE(grid.maps.size(), std::size_t { 48 });
        const QPoint at = grid.find({ 3, 6 })->box.center().toPoint();
        QTest::mouseClick(stage.view.canvas(), Qt::LeftButton, {}, at);
        QCOMPARE(stage.document.locked().layer, core::Index { 3 });
        QCOMPARE(stage.document.locked().head, core::Index { 6 });
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(10)); // the lock remains
        QTest::keyClick(stage.view.canvas(), Qt::Key_Up);
        QTest::keyClick(stage.view.canvas(), Qt::Key_Right);
        QCOMPARE(stage.document.locked().layer, core::Index { 2 });
        QCOMPARE(stage.document.locked().head, core::Index { 7 });
        QTest::keyClick(stage.view.canvas(), Qt::Key_Right); // the last column
        QCOMPARE(stage.document.locked().head, core::Index { 7 });
        QTest::keyClick(stage.view.canvas(), Qt::Key_Escape);
        QVERIFY(!stage.document.locked().query);
        QTest::mouseDClick(stage.view.canvas(), Qt::LeftButton, {}, at);
        QVERIFY(ui::hasRole(stage.document.navigation().view, ui::ViewRole::Heads));
    }
    // Values from headlight-encoder's README: 3.5 gives 0.85, 4.5 gives 0.53.
    void allHeadsAreRanked()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        const ui::AtlasSide side = stage.view.canvas()->side();
        QCOMPARE(side.question(), u"it → animal"_s); // the largest weight in 3.5
        QCOMPARE(side.ranking().size(), std::size_t { 48 });
        QCOMPARE(side.ranking()[0].layer, core::Index { 2 });
        QCOMPARE(side.ranking()[0].head, core::Index { 4 });
        QCOMPARE(qRound(side.ranking()[0].weight * 100), 85);
        QCOMPARE(side.ranking()[1].layer, core::Index { 3 });
        QCOMPARE(side.ranking()[1].head, core::Index { 4 });
        QCOMPARE(qRound(side.ranking()[1].weight * 100), 53);
        QVERIFY(stage.view.description().contains(u"it → animal: largest in head 3.5, 0.85"_s));
        ui::Selection street = stage.document.locked();
        street.key = 8;
        stage.document.lock(street);
        const ui::AtlasSide other = stage.view.canvas()->side();
        QCOMPARE(other.question(), u"it → street"_s);
        const auto found = std::ranges::find_if(
            other.ranking(), [](const auto& each) { return each.layer == 2 && each.head == 4; });
        QCOMPARE(qRound(found->weight * 100), 9);
    }
    // On a lesson's page, maps are larger than the text below would allow (the colours show the
    // same), and more than three heads are ranked.
    void lowPageGetsLargeMapsWithoutText()
    {
        Stage stage({ 1208, 500 }, ui::ThemeKind::Light, 1.5);
        QVERIFY(showIt(stage));
        const ui::AtlasGrid grid = stage.view.canvas()->grid();
        QVERIFY(grid.maps.front().word.isEmpty());
        QVERIFY2(grid.map.height() > 45, qPrintable(QString::number(grid.map.height())));
        QVERIFY(stage.view.canvas()->side().rankedInSight() >= 3);
        Stage high({ 1208, 900 });
        QVERIFY(showIt(high));
        QVERIFY(!high.view.canvas()->grid().maps.front().word.isEmpty());
    }
    void oneHeadPatternOrAllAreShown()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        const auto press = [&] {
            const QRectF swatch = stage.view.canvas()->side().swatchRect("previous");
            QVERIFY(!swatch.isEmpty());
            QTest::mouseClick(stage.view.canvas(), Qt::LeftButton, {}, swatch.center().toPoint());
        };
        const QImage before = pictureOf(stage.view, { 1000, 600 });
        press();
        QCOMPARE(stage.document.view().pattern, "previous");
        const QImage only = pictureOf(stage.view, { 1000, 600 });
        QVERIFY(only != before);
        press();
        QCOMPARE(stage.document.view().pattern, "");
        QCOMPARE(pictureOf(stage.view, { 1000, 600 }), before);
        stage.document.undoStack()->undo();
        QCOMPARE(stage.document.view().pattern, "previous");
    }
    void headsAreSortedOverAllLayers()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        edit(stage.document, u"order"_s,
            [](ui::EditableState& edited) { edited.view.order = ui::HeadOrder::Entropy; });
        QVERIFY(stage.drawn());
        double last = -1;
        for (const auto& map : stage.view.canvas()->grid().maps) {
            const double entropy
                = stage.document.derived()
                      ->statistics(map.place.layer)[static_cast<std::size_t>(map.place.head)]
                      .entropy;
            QVERIFY(entropy >= last);
            last = entropy;
        }
    }
    // By any measure, with its number below each map, and by pattern.
    void headsAreSortedByAnyMeasure()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        const auto count = stage.view.canvas()->grid().maps.size();
        for (std::size_t i = 1; i < enumIds(ui::HeadOrder {}).size(); ++i) {
            const auto order = static_cast<ui::HeadOrder>(i);
            edit(stage.document, u"order"_s,
                [order](ui::EditableState& state) { state.view.order = order; });
            QVERIFY(stage.drawn());
            const auto maps = stage.view.canvas()->grid().maps;
            QCOMPARE(maps.size(), count);
            double last = -std::numeric_limits<double>::infinity();
            for (const auto& map : maps) {
                const core::HeadStatistics& s = stage.document.derived()->statistics(
                    map.place.layer)[static_cast<std::size_t>(map.place.head)];
                QVERIFY(core::sortKey(s, order) >= last);
                last = core::sortKey(s, order);
            }
        }
        const auto textOf = [](const std::string& id, const core::HeadStatistics& s) {
            return ui::measureText(
                *std::ranges::find(core::headMeasures, id, &core::HeadMeasure::id), s);
        };
        QCOMPARE(textOf("entropy", { .entropy = 1.068, .pattern = "mixed" }), u"1.07"_s);
        QCOMPARE(textOf("previous", { .previous = 0.976, .pattern = "previous" }), u"98 %"_s);
        QCOMPARE(textOf("empty_rows", { .emptyRows = 3, .pattern = "mixed" }), u"3"_s);
    }
    // On screen, in the figure's caption and in its drawing.
    void sortedHeadsNameTheirMeasure()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        const auto* const strip = stage.view.findChild<ui::ViewStrip*>();
        const auto state = [&] {
            return ui::FigureState { stage.document.session(), stage.document.derived(), {} };
        };
        QVERIFY(strip->heading().contains(u"layers down, heads across"_s));
        QVERIFY(!ui::AtlasView::caption(state()).contains(u"sorted"_s));
        QVERIFY(stage.view.canvas()->orderText().isEmpty());
        edit(stage.document, u"order"_s,
            [](ui::EditableState& edited) { edited.view.order = ui::HeadOrder::Entropy; });
        QVERIFY(stage.drawn());
        QCOMPARE(stage.view.canvas()->orderText(), u"sorted by entropy, smallest first"_s);
        QVERIFY(!strip->heading().contains(u"layers down"_s));
        QVERIFY(strip->heading().contains(u"sorted by entropy"_s));
        QVERIFY(ui::AtlasView::caption(state()).endsWith(u"(sorted by entropy)"_s));
        const QByteArray figure = svgOf(stage);
        QVERIFY(figure.contains("sorted by entropy, smallest first"));
        QVERIFY(!figure.contains("…")); // all text below the maps is whole
    }
    // Few heads are told apart by nothing.
    void mostHeadsHaveATellingPattern()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        int untold = 0;
        for (core::Index layer = 0; layer < 6; ++layer)
            for (const core::HeadStatistics& s : stage.document.derived()->statistics(layer))
                untold += s.pattern == "mixed" || s.pattern == "sparse" ? 1 : 0;
        QVERIFY2(untold <= 8, qPrintable(QString::number(untold)));
    }
    // For head 3.5: its pattern, its sharpness and its attention distance.
    void tooltipDescribesTheHeadUnderThePointer()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        const QPoint at = stage.view.canvas()->grid().find({ 2, 4 })->box.center().toPoint();
        QHelpEvent help(QEvent::ToolTip, at, stage.view.canvas()->mapToGlobal(at));
        QVERIFY(QCoreApplication::sendEvent(stage.view.canvas(), &help));
        const core::HeadStatistics& s = stage.document.derived()->statistics(2)[4];
        QCOMPARE(QToolTip::text(),
            u"Layer 3, head 5: %1\nentropy %2 · distance %3"_s.arg(ui::label(s.pattern))
                .arg(s.entropy, 0, 'f', 2)
                .arg(s.distance, 0, 'f', 1));
        QToolTip::hideText();
    }
    // The pixel at the centre of a cell has the colour of its weight, also in a figure.
    void mapsHaveTheColoursOfTheirWeights()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        const QImage image = stage.view.canvas()->grab().toImage();
        const auto grid = stage.view.canvas()->grid();
        const auto scale = ui::sequentialScale("indigo", false, 0, 1);
        int checked = 0;
        for (const auto& map : grid.maps) {
            const core::Matrix& weights = stage.document.trace()
                                              ->attention(map.place.layer)
                                              .heads[static_cast<std::size_t>(map.place.head)]
                                              .weights;
            for (core::Index i = 1; i < weights.rows(); i += 3) {
                const QPointF at(map.box.left() + (double(i) + 0.5) * map.box.width() / 15,
                    map.box.top() + (double(i) + 0.5) * map.box.height() / 15);
                QCOMPARE(image.pixel(at.toPoint()), scale.colour(weights(i, i)));
                ++checked;
            }
        }
        QVERIFY(checked > 200);
    }
    // What is printed has no mouse.
    void figureHasNoHintsAboutTheMouse()
    {
        Stage stage({ 1000, 720 });
        QVERIFY(showIt(stage));
        for (const bool locked : { true, false }) {
            const QByteArray text = svgOf(stage);
            QCOMPARE(text.contains("Attending heads"), locked); // else nothing is ranked
            QVERIFY(text.contains("Head patterns") && !text.contains("no query"));
            QVERIFY(!text.contains("click"));
            QCOMPARE(text.contains("strongest key"), locked);
            stage.document.unlock();
        }
    }
    void oneLayerHasNoAtlas()
    {
        ui::Document document;
        QVERIFY(settled(document));
        QVERIFY(!ui::viewNamed("atlas").accepts(*document.trace(), document.session()));
    }
};

QTEST_MAIN(TestAtlasView)
#include "tst_atlas_view.moc"
