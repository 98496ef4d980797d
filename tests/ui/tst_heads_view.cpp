#include "core/analysis/combine.h"
#include "core/analysis/statistics.h"
#include "core/analysis/tensors.h"
#include "core/inference/attention/score_rows.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/colour_bar.h"
#include "ui/views/heads/heads_view.h"
#include "view_stage.h"

#include <QMenu>

#include <set>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

std::vector<core::Index> shownHeads(const HeadsView& view)
{
    std::vector<core::Index> result;
    for (const MatrixPanel* panel : view.panels())
        if (panel->visible())
            result.push_back(view.headOf(*panel));
    return result;
}

MatrixPanel* panelOf(const HeadsView& view, core::Index head)
{
    for (MatrixPanel* panel : view.panels())
        if (panel->visible() && view.headOf(*panel) == head)
            return panel;
    return nullptr;
}

// Chooses as a person does: the button whose text starts so, then the menu entry.
bool choose(HeadsView& view, const QString& button, const QString& entry)
{
    for (ChoiceButton* each : view.findChildren<ChoiceButton*>())
        if (each->text().startsWith(button))
            for (QAction* action : each->menu()->actions())
                if (action->text() == entry && action->isEnabled()) {
                    action->trigger();
                    QCoreApplication::processEvents();
                    return true;
                }
    return false;
}

} // namespace

// Tests the view of all heads.
class TestHeadsView : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void everyHeadShowsTheTracesWeightsInItsColours()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        const QImage image = stage.view.plot()->toPixmap(1100, 700).toImage();
        QCOMPARE(shownHeads(stage.view), (std::vector<core::Index> { 0, 1, 2, 3, 4, 5, 6, 7 }));
        const ColourScale scale = sequentialScale("indigo", false, 0, 1);
        for (core::Index head = 0; head < 8; ++head) {
            const core::Matrix& m = stage.layer().heads[std::size_t(head)].weights;
            for (core::Index i = 0; i < m.rows(); ++i)
                for (core::Index j = 0; j < m.cols(); ++j)
                    QCOMPARE(drawnAt(image, *panelOf(stage.view, head)->map(), i, j),
                        scale.colour(m(i, j)));
        }
    }
    void ownRangesReachTheDarkestColourInEachHead()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        QVERIFY(choose(stage.view, u"Colours"_s, u"own"_s));
        const core::Matrix& uniform = stage.layer().heads[7].weights;
        const float largest = std::ranges::max(uniform.values());
        QCOMPARE(panelOf(stage.view, 7)->content().scale.high, largest);
        stage.document.undoStack()->undo();
        QCOMPARE(panelOf(stage.view, 7)->content().scale.high, 1.0F);
    }
    // 1/60 would be the fourth of 256 colours.
    void longTextsHaveARootScaleThatTheBarNames()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        const auto* const bar = stage.view.plot()->findChild<ColourBar*>();
        const auto scaleOf = [&] { return panelOf(stage.view, 7)->content().scale; };
        QVERIFY(scaleOf().spacing == ColourSpacing::Linear);
        QVERIFY(!bar->axis()->label().contains(u"root"_s));
        const QString words = QStringList(60, u"word"_s).join(u' ');
        QVERIFY(stage.set("source.text=" + words.toStdString()));
        QVERIFY(scaleOf().spacing == ColourSpacing::Root);
        QCOMPARE(bar->axis()->label(), u"attention weight, root scale"_s);
        const float uniform = 1 / 60.0F;
        const QRgb paper = scaleOf().colour(0);
        QVERIFY(qGray(paper) - qGray(scaleOf().colour(uniform)) > 20); // it can be seen
        QVERIFY(scaleOf().colour(scaleOf().high) == (*scaleOf().table)[255]);
        edit(stage.document, u"weight_scale"_s,
            [](EditableState& state) { state.view.weightScale = WeightScale::Linear; });
        QVERIFY(stage.drawn());
        QVERIFY(scaleOf().spacing == ColourSpacing::Linear);
        QCOMPARE(scaleOf().high, 1.0F);
    }
    void framesHaveTheColourOfThePattern()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        for (core::Index head = 0; head < 8; ++head) {
            const auto s = core::statistics(*stage.document.trace(), 0, head);
            QCOMPARE(panelOf(stage.view, head)->content().frame,
                std::optional(patternColour(s.pattern, stage.theme.muted, stage.theme.line)));
        }
    }
    void barBeginsWhereTheFirstMapBegins()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        const auto* const bar = stage.view.plot()->findChild<ColourBar*>();
        QCOMPARE(bar->colours().left(), stage.view.panels().front()->rect().left());
    }
    void sortingFollowsTheStatistics_data()
    {
        QTest::addColumn<QString>("by");
        QTest::newRow("entropy") << u"entropy"_s;
        QTest::newRow("distance") << u"distance"_s;
    }
    void sortingFollowsTheStatistics()
    {
        QFETCH(QString, by);
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        QVERIFY(choose(stage.view, u"Sort"_s, by));
        const auto value = [&](core::Index head) {
            const auto s = core::statistics(*stage.document.trace(), 0, head);
            return by == u"entropy" ? s.entropy : s.distance;
        };
        const auto order = shownHeads(stage.view);
        QCOMPARE(order.size(), std::size_t { 8 });
        QCOMPARE(std::set<core::Index>(order.begin(), order.end()).size(), std::size_t { 8 });
        for (std::size_t i = 1; i < order.size(); ++i)
            QVERIFY(value(order[i - 1]) <= value(order[i]));
        QVERIFY(order != (std::vector<core::Index> { 0, 1, 2, 3, 4, 5, 6, 7 }));
        for (const core::Index head : order)
            QCOMPARE(*panelOf(stage.view, head)->content().matrix,
                stage.layer().heads[std::size_t(head)].weights);
    }
    void statisticsAreBelowEachMap()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        for (core::Index head = 0; head < 8; ++head) {
            const auto s = core::statistics(*stage.document.trace(), 0, head);
            const QString notes = panelOf(stage.view, head)->content().notes.join(u'\n');
            QVERIFY2(notes.contains(QString::number(s.entropy, 'f', 2)), qPrintable(notes));
            QVERIFY2(notes.contains(QString::number(s.distance, 'f', 1)), qPrintable(notes));
        }
        QVERIFY(panelOf(stage.view, 0)->content().subtitle.contains(u"previous"_s));
        QVERIFY(panelOf(stage.view, 0)->content().notes.join(u' ').contains(u"99"_s));
    }
    void meanMaximumAndRolloutEqualCores()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        QVERIFY(choose(stage.view, u"Add"_s, u"Mean"_s));
        const core::Trace& trace = *stage.document.trace();
        QCOMPARE(*panelOf(stage.view, -1)->content().matrix, core::meanOfHeads(trace, 0));
        QVERIFY(choose(stage.view, u"Add"_s, u"Maximum"_s));
        QCOMPARE(*panelOf(stage.view, -1)->content().matrix, core::maximumOfHeads(trace, 0));
        QVERIFY(choose(stage.view, u"Add"_s, u"Rollout"_s));
        QCOMPARE(*panelOf(stage.view, -1)->content().matrix, core::rollout(trace));
        QVERIFY(stage.set("source.kind=sentences")); // no rollout there
        QVERIFY(panelOf(stage.view, -1) == nullptr);
        QVERIFY(choose(stage.view, u"Add"_s, u"Mean"_s));
        QVERIFY(!choose(stage.view, u"Add"_s, u"Rollout"_s));
    }
    void scoresCanBeShownInsteadOfWeights()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("mask.kind=causal"));
        QVERIFY(choose(stage.view, u"Show"_s, u"scores"_s));
        for (core::Index head = 0; head < 8; ++head)
            QCOMPARE(*panelOf(stage.view, head)->content().matrix,
                core::scoreStages(*stage.document.trace(), 0, head).masked);
        const ColourScale scale = panelOf(stage.view, 0)->content().scale;
        QCOMPARE(scale.low, -scale.high);
        QVERIFY(scale.high > 0);
        QCOMPARE(panelOf(stage.view, 6)->content().scale.high, scale.high); // shared
    }
    void hoveringHighlightsTheSameCellInEveryHead()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        pointAt(stage.view, *panelOf(stage.view, 3), 8, 2);
        QCOMPARE(stage.document.selection().head, core::Index { 3 });
        for (core::Index head = 0; head < 8; ++head) {
            Highlight expected { 8, 2, {}, {} };
            if (head == 3)
                expected.cell = Cell { 8, 2 };
            QCOMPARE(panelOf(stage.view, head)->light(), expected);
        }
        QCOMPARE(stage.document.locked().head, core::Index { 0 });
        clickAt(stage.view, *panelOf(stage.view, 3), 8, 2);
        QCOMPARE(stage.document.locked().head, core::Index { 3 });
        QVERIFY(panelOf(stage.view, 3)->content().chosen);
    }
    void hoveringRepaintsTheOverlayOnly()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        auto* const axes = new PaintCount(stage.view.plot(), u"axes"_s);
        auto* const lights = new PaintCount(stage.view.plot(), u"lights"_s);
        stage.view.plot()->replot();
        stage.drawn();
        axes->count = lights->count = 0;
        for (const core::Index head : { 1, 5, 2 }) {
            pointAt(stage.view, *panelOf(stage.view, head), 4, 4);
            stage.drawn();
        }
        QCOMPARE(axes->count, 0);
        QCOMPARE(lights->count, 3);
    }
    void enterAndADoubleClickEnlargeAndEscReturns()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        QTest::keyClick(stage.view.plot(), Qt::Key_BracketRight);
        QTest::keyClick(stage.view.plot(), Qt::Key_Return);
        stage.drawn();
        QCOMPARE(shownHeads(stage.view), std::vector<core::Index> { 1 });
        QTest::keyClick(stage.view.plot(), Qt::Key_BracketRight);
        QCOMPARE(shownHeads(stage.view), std::vector<core::Index> { 2 });
        QTest::keyClick(stage.view.plot(), Qt::Key_Escape);
        stage.drawn();
        QCOMPARE(shownHeads(stage.view).size(), std::size_t { 8 });
        QTest::mouseDClick(stage.view.plot(), Qt::LeftButton, Qt::NoModifier,
            middleOf(*panelOf(stage.view, 5), 3, 3));
        stage.drawn();
        QCOMPARE(shownHeads(stage.view), std::vector<core::Index> { 5 });
        QVERIFY(panelOf(stage.view, 5)->width() > 400);
    }
    void anyNumberOfHeadsFits_data()
    {
        QTest::addColumn<int>("heads");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        for (const int heads : { 1, 2, 3, 7, 12, 33, 64 })
            for (const QSize size : { QSize(1100, 720), QSize(560, 400), QSize(1800, 900) })
                QTest::addRow("%d in %d x %d", heads, size.width(), size.height())
                    << heads << size << 1.0;
        QTest::newRow("large text") << 8 << QSize(1400, 900) << 1.8;
    }
    void anyNumberOfHeadsFits()
    {
        QFETCH(int, heads);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        ViewStage<HeadsView> stage("heads", size);
        stage.view.setTheme(makeTheme(ThemeKind::Light, scale));
        QVERIFY(stage.ready());
        QVERIFY(stage.set("heads=" + std::to_string(heads)));
        QVERIFY(choose(stage.view, u"Add"_s, u"Mean"_s));
        stage.drawn();
        const QRect all = stage.view.plot()->rect();
        std::vector<const MatrixPanel*> panels;
        for (const MatrixPanel* panel : stage.view.panels())
            if (panel->visible())
                panels.push_back(panel);
        QCOMPARE(panels.size(), std::size_t(heads == 1 ? 1 : heads + 1));
        const QSize cells = panels.front()->rect().size();
        QVERIFY(cells.width() >= 11 && cells.height() >= 11);
        for (const MatrixPanel* panel : panels) {
            QVERIFY(all.contains(panel->outerRect()));
            QCOMPARE(panel->rect().size(), QSize(cells.width(), cells.width())); // square cells
            for (const MatrixPanel* other : panels)
                QVERIFY(other == panel || !other->outerRect().intersects(panel->outerRect()));
        }
    }
    // Token names are left of the first map of a row and above the first of a column, aligned with
    // the maps between.
    void rowsAndColumnsOfMapsAreLabelledOnce()
    {
        ViewStage<HeadsView> stage("heads", { 1100, 720 });
        QVERIFY(stage.ready());
        std::set<int> lefts;
        std::set<int> tops;
        for (core::Index head = 0; head < 8; ++head) {
            lefts.insert(panelOf(stage.view, head)->rect().left());
            tops.insert(panelOf(stage.view, head)->rect().top());
        }
        QCOMPARE(lefts.size() * tops.size(), std::size_t { 8 });
        for (core::Index head = 0; head < 8; ++head) {
            const MatrixPanel* const panel = panelOf(stage.view, head);
            const bool first = panel->rect().left() == *lefts.begin();
            const bool top = panel->rect().top() == *tops.begin();
            QCOMPARE(panel->content().rows, first ? stage.document.queryLabels() : QStringList {});
            QCOMPARE(panel->content().columns, top ? stage.document.keyLabels() : QStringList {});
        }
    }
    void notesAreCompleteOrOmitted()
    {
        ViewStage<HeadsView> stage("heads", { 1400, 720 });
        QVERIFY(stage.ready());
        int notes = 0;
        for (int width = 400; width <= 1400; width += 50) {
            stage.view.resize(width, 720);
            stage.drawn();
            const MatrixPanel* before = nullptr;
            for (core::Index head = 0; head < 8; ++head) {
                const MatrixPanel* const panel = panelOf(stage.view, head);
                const QFontMetricsF metrics(stage.theme.sized(0.85));
                const auto half = [&](const MatrixPanel& each) {
                    qreal most = 0;
                    for (const QString& note : each.content().notes)
                        most = std::max(most, metrics.horizontalAdvance(note) / 2);
                    return most;
                };
                for (const QString& note : panel->content().notes)
                    QVERIFY2(!note.contains(u'…'), qPrintable(note));
                notes += int(panel->content().notes.size());
                if (before != nullptr && before->rect().top() == panel->rect().top())
                    QVERIFY(half(*before) + half(*panel)
                        < panel->rect().center().x() - before->rect().center().x());
                before = panel;
            }
        }
        QVERIFY(notes > 200);
    }
    void verySmallMapsStayInTheView()
    {
        ViewStage<HeadsView> stage("heads", { 340, 240 });
        QVERIFY(stage.ready());
        QVERIFY(stage.set("heads=64"));
        stage.drawn();
        for (core::Index head = 0; head < 64; ++head) {
            const MatrixPanel* const panel = panelOf(stage.view, head);
            QVERIFY(stage.view.plot()->rect().contains(panel->rect()));
            QCOMPARE(panel->content().notes, QStringList { QString::number(head + 1) });
        }
    }
    // The names at the first map of a row apply to every map.
    void mapsZoomTogether()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        const MatrixPanel* const third = panelOf(stage.view, 2);
        const QPoint at = middleOf(*third, 6, 6);
        QWheelEvent wheel(at, stage.view.plot()->mapToGlobal(at), {}, { 0, 480 }, Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(stage.view.plot(), &wheel);
        stage.drawn();
        QVERIFY(third->zoomed());
        for (core::Index head = 0; head < 8; ++head)
            for (const auto side : { QCPAxis::atLeft, QCPAxis::atBottom })
                QCOMPARE(
                    panelOf(stage.view, head)->axis(side)->range(), third->axis(side)->range());
        QTest::keyClick(&stage.view, Qt::Key_Return);
        QTest::keyClick(&stage.view, Qt::Key_Escape);
        stage.drawn();
        for (core::Index head = 0; head < 8; ++head)
            QVERIFY(!panelOf(stage.view, head)->zoomed());
    }
    void longAndShortSequencesFit()
    {
        ViewStage<HeadsView> stage("heads");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.kind=sentences"));
        QVERIFY(stage.set("source.text=one"));
        QVERIFY(stage.set(
            "source.keys=a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g"));
        const MatrixPanel* panel = panelOf(stage.view, 0);
        QCOMPARE(panel->content().matrix->rows(), core::Index { 1 });
        QVERIFY(panel->rect().height() >= 6);
        QVERIFY(panel->rect().width() > panel->rect().height());
    }
};

QTEST_MAIN(TestHeadsView)
#include "tst_heads_view.moc"
