#include "ui/document/actions.h"
#include "ui/files/starters.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/panel_labels.h"
#include "ui/views/compare/compare_view.h"
#include "ui/views/flow/flow_view.h"
#include "ui/views/heads/heads_view.h"
#include "view_stage.h"

#include <QPolygonF>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

const std::vector<QSize> sizes { { 610, 430 }, { 760, 640 }, { 1330, 800 } };

// Words of various lengths.
std::string text(int tokens)
{
    const std::array words { "The", "incomprehensibilities", "of", "a", "long", "paragraph", "were",
        "too", "much", "for", "everybody" };
    std::string result;
    for (int i = 0; i < tokens; ++i)
        result += std::string(words.at(std::size_t(i) % words.size())) + ' ';
    return result;
}

std::vector<const MatrixPanel*> shown(const PlotView& view)
{
    std::vector<const MatrixPanel*> result;
    for (const MatrixPanel* panel : view.panels())
        if (panel->visible())
            result.push_back(panel);
    return result;
}

// The text around a panel's cells: title, names of rows and columns, notes.
std::vector<QPolygonF> wordsOf(const MatrixPanel& panel)
{
    const Theme& theme = panel.theme();
    const PanelContent& content = panel.content();
    const QRectF cells(panel.rect());
    std::vector<QPolygonF> result;
    const auto add = [&](const QString& words, const QFont& font, double top) {
        const QFontMetricsF metrics(font);
        QRectF box(0, top, metrics.horizontalAdvance(words), metrics.height() - 1);
        box.moveLeft(cells.center().x() - box.width() / 2);
        const double right = cells.right() + panel.frameMargins().right() + theme.em() / 2;
        if (!content.rows.isEmpty() && words != content.notes.value(0)) // above the names
            box.moveLeft(std::max(2.0, std::min(box.left(), right - box.width())));
        if (words.isEmpty())
            return 0.0;
        result.emplace_back(box);
        return metrics.height() + 1;
    };
    double top = cells.top() - panel.frameMargins().top();
    if (!content.title.empty()) {
        const auto extent = content.title.extent(theme, content.titleFactor);
        top += extent.ascent + extent.descent + 1;
    }
    const double name = add(content.name, theme.sized(1, true), top);
    add(content.subtitle, PanelLabels::font(theme), top + name);
    double below = cells.bottom() + 4;
    for (const QString& note : content.notes)
        below += add(note, PanelLabels::font(theme), below) - 1; // lines touch
    const PanelLabels labels(panel);
    for (const PanelLabel& row : labels.rows())
        result.emplace_back(row.box.adjusted(0, 2, 0, -2));
    for (const PanelLabel& column : labels.columns()) {
        if (column.upright) {
            result.emplace_back(column.box.adjusted(0, 2, 0, -2));
            continue;
        }
        QTransform turn;
        turn.translate(column.anchor.x(), column.anchor.y());
        turn.rotate(-45);
        const double half = 0.25 * column.box.height(); // half the height of small letters
        result.push_back(turn.map(QPolygonF(QRectF(0, -half, column.box.width(), 2 * half))));
    }
    return result;
}

// The first text that is cut off or covers other text or cells; "" if there is none.
QString wrongWords(const PlotView& view)
{
    const QRectF all = QRectF(view.plot()->rect()).adjusted(-1, -1, 1, 1);
    const auto panels = shown(view);
    for (const MatrixPanel* panel : panels)
        for (const QPolygonF& words : wordsOf(*panel)) {
            const QRectF box = words.boundingRect();
            const QString where
                = u"%1, %2 of %3"_s.arg(box.x()).arg(box.y()).arg(panel->content().name);
            if (!all.contains(box))
                return u"cut at "_s + where;
            for (const MatrixPanel* other : panels) {
                if (words.intersects(QPolygonF(QRectF(other->rect()))))
                    return u"on cells at "_s + where;
                if (other == panel)
                    continue;
                for (const QPolygonF& others : wordsOf(*other))
                    if (words.intersects(others))
                        return u"on words at "_s + where;
            }
        }
    return {};
}

double cellsOf(const std::vector<const MatrixPanel*>& panels)
{
    double result = 0;
    for (const MatrixPanel* panel : panels)
        result += double(panel->rect().width()) * panel->rect().height();
    return result;
}

// The side of square maps in the best of all grids, with the chosen text: above and below every
// map, token names at the left and top, and the colour bar.
double bestSide(const HeadsView& view)
{
    const auto panels = shown(view);
    const auto count = int(panels.size());
    const PanelContent& first = panels.front()->content();
    PanelContent plain = first;
    plain.rows = plain.columns = plain.possibleColumns = {};
    const QMargins names = panels.front()->frameMargins(first);
    QMargins words = panels.front()->frameMargins(plain);
    for (const MatrixPanel* panel : panels)
        words.setBottom(std::max(words.bottom(), panel->frameMargins().bottom()));
    const ColourBar* const bar = view.plot()->findChild<ColourBar*>();
    const double width = view.plot()->width() - 20 - names.left() - names.right();
    const double height = bar->outerRect().top() - 6 - (names.top() - words.top());
    double best = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        best = std::max(
            best, std::min(width / columns - 8, height / rows - 6 - words.top() - words.bottom()));
    }
    return std::min(best, 160.0 * double(first.matrix->rows()));
}

} // namespace

// Maps use the available space, for any number of tokens and heads.
class TestRoomForMaps : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void headsFillTheArea_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<double>("scale");
        for (const int tokens : { 5, 11, 204 })
            QTest::addRow("%d tokens", tokens) << tokens << 1.0;
        QTest::addRow("large letters") << 204 << 1.6;
    }
    void headsFillTheArea()
    {
        QFETCH(int, tokens);
        QFETCH(double, scale);
        ViewStage<HeadsView> stage("heads", sizes.front());
        stage.view.setTheme(makeTheme(ThemeKind::Light, scale));
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.text=" + text(tokens)));
        for (const int heads : { 1, 3, 8, 12 }) {
            QVERIFY(stage.set("heads=" + std::to_string(heads)));
            for (const QSize& size : sizes) {
                stage.view.resize(size);
                stage.drawn();
                const auto panels = shown(stage.view);
                const QSize cells = panels.front()->rect().size();
                const double share = cellsOf(panels)
                    / (double(stage.view.plot()->width()) * stage.view.plot()->height());
                const QString which
                    = u"%1 heads, %2 x %3: maps of %4 pixels, %5, best %6"_s.arg(heads)
                          .arg(size.width())
                          .arg(size.height())
                          .arg(cells.width())
                          .arg(share)
                          .arg(bestSide(stage.view));
                QCOMPARE(cells.height(), cells.width());
                QVERIFY2(cells.width() >= 0.97 * bestSide(stage.view) - 1, qPrintable(which));
                if (tokens > 100 && heads >= 8 && scale == 1.0) // the rest is text and a bar
                    QVERIFY2(share > 0.33, qPrintable(which));
                QVERIFY2(wrongWords(stage.view).isEmpty(),
                    qPrintable(which + u": "_s + wrongWords(stage.view)));
            }
        }
    }
    void tokensOfALongTextLabelTheGridOnce()
    {
        ViewStage<HeadsView> stage("heads", { 1000, 700 });
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.text=" + text(204)));
        int rows = 0;
        int columns = 0;
        for (const MatrixPanel* panel : shown(stage.view)) {
            rows += panel->content().rows.isEmpty() ? 0 : 1;
            columns += panel->content().columns.isEmpty() ? 0 : 1;
        }
        QCOMPARE(rows, 1);
        QCOMPARE(columns, 1);
    }
    void cellsOfTwoSentencesAreSquareInHeads()
    {
        ViewStage<HeadsView> stage("heads", { 1000, 700 });
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.kind=sentences"));
        QVERIFY(stage.set("source.text=" + text(20)));
        QVERIFY(stage.set("source.keys=" + text(40)));
        for (const MatrixPanel* panel : shown(stage.view)) {
            QVERIFY(std::abs(panel->rect().width() - 2 * panel->rect().height()) <= 1);
            QVERIFY(panel->rect().width() > 200);
        }
        QCOMPARE(wrongWords(stage.view), QString());
    }
    // Next to four columns and a row of other matrices, and its own names.
    void weightsOfALongTextAreTheLargestPanelInFlow_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("keys"); // 0: self-attention
        QTest::newRow("50 tokens") << 50 << 0;
        QTest::newRow("204 tokens") << 204 << 0;
        QTest::newRow("60 and 120 tokens") << 60 << 120;
    }
    void weightsOfALongTextAreTheLargestPanelInFlow()
    {
        QFETCH(int, tokens);
        QFETCH(int, keys);
        ViewStage<FlowView> stage("flow", sizes.front());
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.text=" + text(tokens)));
        if (keys > 0) {
            QVERIFY(stage.set("source.kind=sentences"));
            QVERIFY(stage.set("source.keys=" + text(keys)));
        }
        for (const QSize& size : sizes) {
            stage.view.resize(size);
            stage.drawn();
            const QRect weights = stage.view.part(FlowView::Weights)->rect();
            const QString which = u"%1 x %2: %3 x %4"_s.arg(size.width())
                                      .arg(size.height())
                                      .arg(weights.width())
                                      .arg(weights.height());
            const QSize plot = stage.view.plot()->size();
            QVERIFY2(
                weights.height() >= 0.4 * plot.height() || weights.width() >= 0.25 * plot.width(),
                qPrintable(which));
            QCOMPARE(wrongWords(stage.view), QString());
        }
    }
    void cellsOfTokensAreSquareInCompare_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("tokens");
        for (const int tokens : { 5, 11, 50, 204 })
            QTest::addRow("%d tokens", tokens) << QString::fromStdString(text(tokens)) << tokens;
        QTest::addRow("Chinese") << u"注意力机制很重要。"_s.repeated(30) << 150;
    }
    void cellsOfTokensAreSquareInCompare()
    {
        QFETCH(QString, text);
        QFETCH(int, tokens);
        ViewStage<CompareView> stage(sizes.front());
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.text=" + text.toStdString()));
        togglePin(stage.document, stage.document);
        QVERIFY(stage.set("temperature=2"));
        for (const QSize& size : sizes) {
            stage.view.resize(size);
            stage.drawn();
            const auto panels = shown(stage.view);
            QCOMPARE(panels.size(), std::size_t { 3 });
            for (const MatrixPanel* panel : panels) {
                QCOMPARE(panel->rect().size(), panels.front()->rect().size());
                QVERIFY(std::abs(panel->rect().width() - panel->rect().height()) <= 1);
            }
            const QRect cells = panels.front()->rect();
            QVERIFY2(cells.width() > 0.13 * size.width(),
                qPrintable(
                    u"%1 of %2 x %3"_s.arg(cells.width()).arg(size.width()).arg(size.height())));
            QCOMPARE(wrongWords(stage.view), QString());
            const auto named = std::ranges::count_if(panels,
                [](const MatrixPanel* panel) { return !panel->content().columns.isEmpty(); });
            if (tokens >= 50 || size != sizes.front())
                QCOMPARE(named > 1, tokens < 50);
        }
    }
    // The colour bar is below the last of three inputs, and takes nothing of its space.
    void threeInputsHaveTheSameHeight()
    {
        ViewStage<FlowView> stage({ 1200, 540 }, ui::ThemeKind::Light, 1.6);
        stage.document.showView("flow");
        QVERIFY(stage.ready() && stage.make(&showRegressionExample));
        QVERIFY(stage.set("source.queries=[[10],[12.5]]"));
        QVERIFY(stage.set("source.points=[[9],[11],[14],[15]]")
            && stage.set("source.targets=[[13],[17],[20],[19]]"));
        const auto high
            = [&](FlowView::Part part) { return stage.view.part(part)->rect().height(); };
        QVERIFY(stage.view.shows(FlowView::Z));
        QVERIFY2(high(FlowView::Z) > 0.8 * high(FlowView::Y),
            qPrintable(u"%1 of %2"_s.arg(high(FlowView::Z)).arg(high(FlowView::Y))));
    }
};

QTEST_MAIN(TestRoomForMaps)
#include "tst_room_for_maps.moc"
