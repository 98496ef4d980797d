#include "core/inference/attention/score_rows.h"
#include "view_stage.h"

#include "ui/views/steps/steps_view.h"
#include "ui/words/numbers.h"

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pageSize { 1280, 720 };

// Custom attention, and a pretrained model's heads; the last ones of a decoder.
const std::vector<std::vector<std::string>> pages {
    {},
    { "mask.kind=causal", "position=rotary", "weights=random" },
    { "position=alibi", "mask.kind=window", "normaliser=sparsemax", "score=cosine" },
    { "score=additive", "position=none", "weights=random" },
    { "score=location", "normaliser=relu" },
    { "score.kind=kernel", "score.kernel=box", "score.bandwidth=9", "normaliser=sum" },
    { "source.kind=sentences", "source.keys=El animal no cruza la calle porque está muy cansado",
        "weights=random" },
    { "network=loaded", "network.where=encoder" },
    { "network=loaded", "network.where=decoder" },
};

struct Stage : ViewStage<ui::StepsView> {
    explicit Stage(const std::vector<std::string>& assignments)
        : ViewStage("steps", pageSize)
    {
        good = ready();
        for (const std::string& each : assignments)
            good = good && set(each);
    }
    void lock(int step, core::Index query = 7, std::optional<core::Index> key = {})
    {
        const core::Index layer = document.trace()->attentions.size() > 2 ? 2 : 0;
        document.lock({ layer, 1, query, key, step });
        drawn();
    }
    [[nodiscard]] std::vector<core::Step> steps() const
    {
        const ui::Selection& s = document.locked();
        return core::steps(*document.trace(), s.layer, s.head);
    }
    [[nodiscard]] ui::StepScene scene() const
    {
        return ui::stepScene(document.trace(), document.locked(), steps());
    }
    [[nodiscard]] QString worked() const
    {
        QString lines;
        for (const ui::Formula& line : view.page().worked.lines)
            lines += line.plainText().remove(u' ') + u'\n';
        return lines;
    }
    bool good = false;
};

// The fraction of the page's squares that are not empty.
double filled(const QImage& image)
{
    constexpr int side = 40;
    int used = 0;
    int all = 0;
    for (int top = 0; top < image.height(); top += side)
        for (int left = 0; left < image.width(); left += side) {
            bool ink = false;
            for (int y = top; y < std::min(top + side, image.height()) && !ink; ++y)
                for (int x = left; x < std::min(left + side, image.width()) && !ink; ++x)
                    ink = image.pixelColor(x, y) != QColor(Qt::white);
            used += ink ? 1 : 0;
            ++all;
        }
    return static_cast<double>(used) / all;
}

QString plainText(const ui::Paragraph& paragraph)
{
    QString result;
    for (const auto& piece : paragraph)
        result += piece.text;
    return result;
}

} // namespace

// Every step of every kind of model fills a page.
class TestStepsPages : public QObject {
    Q_OBJECT

    static void everyPage()
    {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < pages.size(); ++i)
            QTest::addRow("%d %s", int(i), pages[i].empty() ? "default" : pages[i].back().c_str())
                << static_cast<int>(i);
    }

private slots:
    void init() { failOnWarnings(); }

    void noPageIsMoreThanHalfEmpty_data() { everyPage(); }
    void noPageIsMoreThanHalfEmpty()
    {
        QFETCH(int, place);
        Stage stage(pages[static_cast<std::size_t>(place)]);
        QVERIFY(stage.good);
        for (int step = 0; step < std::ssize(stage.steps()); ++step) {
            stage.lock(step);
            const double share = filled(pictureOf(stage.view, pageSize));
            QVERIFY2(share > 0.5,
                qPrintable(u"%1: %2"_s.arg(stage.view.page().title.plain()).arg(share)));
        }
    }
    // In a window of 1280 x 720 with both panels and a notice.
    void queryKeyAndValueAreWorkedOut()
    {
        Stage stage({ "network=loaded", "network.where=encoder",
            "source.text=The animal didn't cross the street because it was too tired" });
        QVERIFY(stage.good);
        stage.view.resize(674, 524);
        stage.document.lock({ 2, 4, 10, {}, 2 });
        stage.drawn();
        const QRectF area = QRectF(stage.view.plot()->rect());
        const auto drawn = [&](ui::StepPage page) {
            QImage image(area.size().toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            page.lines = {};
            page.layOut(&painter, area, stage.theme);
            return image;
        };
        ui::StepPage page = stage.view.page();
        const QImage whole = drawn(page);
        QVERIFY(page.worked.lines.back().plainText().startsWith(u'v'));
        page.worked.lines.back() = ui::Formula(u"w"_s);
        QVERIFY(drawn(page) != whole); // the last line is seen
    }
    void everyPageHasFormulaMatricesNumbersAndToken_data() { everyPage(); }
    void everyPageHasFormulaMatricesNumbersAndToken()
    {
        QFETCH(int, place);
        Stage stage(pages[static_cast<std::size_t>(place)]);
        QVERIFY(stage.good);
        for (int step = 0; step < std::ssize(stage.steps()); ++step) {
            stage.lock(step);
            const core::Step told = stage.steps()[static_cast<std::size_t>(step)];
            const ui::StepPage& page = stage.view.page();
            QVERIFY2(!page.formula.empty(), told.id.c_str());
            QVERIFY2(!page.worked.lines.empty(), told.id.c_str());
            QVERIFY2(!stage.worked().contains(u'%'), qPrintable(stage.worked()));
            QString said = page.title.plain() + plainText(page.worked.title);
            for (const ui::Paragraph& paragraph : page.body)
                said += plainText(paragraph);
            QVERIFY2(said.contains(stage.scene().queryName()), qPrintable(said));
            const auto shows = [&](const std::vector<std::string>& ids) {
                return ids.empty()
                    || std::ranges::any_of(
                        stage.view.canvas().panels, [&](const ui::StepPanel& panel) {
                            return std::ranges::count(ids, panel.tensor) > 0;
                        });
            };
            QVERIFY2(shows(told.enter), told.id.c_str());
            QVERIFY2(shows(told.leave), told.id.c_str());
        }
    }
    void highlightedRowIsTheQuerys_data() { everyPage(); }
    void highlightedRowIsTheQuerys()
    {
        QFETCH(int, place);
        Stage stage(pages[static_cast<std::size_t>(place)]);
        QVERIFY(stage.good);
        for (int step = 0; step < std::ssize(stage.steps()); ++step)
            for (const core::Index query : { 2, 5 }) {
                stage.lock(step, query, 1);
                int lit = 0;
                for (std::size_t i = 0; i < stage.view.canvas().panels.size(); ++i) {
                    const ui::StepPanel& what = stage.view.canvas().panels[i];
                    const ui::Highlight& light = stage.view.panels()[i]->light();
                    if (what.rows == core::Axis::Queries && !what.onlyQuery) {
                        QVERIFY2(light.row == query, what.tensor.c_str());
                        ++lit;
                    }
                    if (what.columns == core::Axis::Keys)
                        QVERIFY2(light.column == core::Index { 1 }, what.tensor.c_str());
                    if (!what.columnOf.empty() && what.rows == core::Axis::Queries)
                        QCOMPARE((*what.matrix)(query, *light.column), 1.0F);
                }
                QVERIFY2(lit > 0, qPrintable(stage.view.page().title.plain()));
            }
    }
    // The numbers in the text are the trace's.
    void numbersEqualTheTraces()
    {
        Stage stage({ "weights=random", "mask.kind=causal" });
        QVERIFY(stage.good);
        const core::HeadTrace& head = stage.document.trace()->attentions[0].heads[1];
        const core::ScoreStages stages = core::scoreStages(*stage.document.trace(), 0, 1);
        const auto text = [](core::Scalar number) { return ui::shown(double(number), 3); };
        stage.lock(3, 7, 4);
        QVERIFY2(
            stage.worked().contains(text(stages.raw(7, 4)) + u'\n'), qPrintable(stage.worked()));
        stage.lock(4, 7, 4);
        QVERIFY(stage.worked().contains(text(stages.raw(7, 4))));
        QVERIFY(stage.worked().contains(u'=' + text(stages.scaled(7, 4)) + u'\n'));
        stage.lock(5, 7, 4);
        QVERIFY2(stage.worked().contains(u"=−∞\n"), qPrintable(stage.worked()));
        stage.lock(6, 7, 4);
        QVERIFY2(
            stage.worked().contains(text(head.weights(7, 4)) + u'\n'), qPrintable(stage.worked()));
        stage.lock(7, 7);
        for (const core::Index c : { 0, 1, 2 })
            QVERIFY2(stage.worked().contains(u'=' + text(head.output(7, c)) + u'\n'),
                qPrintable(stage.worked()));
    }
    void hoveredKeyIsWorkedOut()
    {
        Stage stage({ "weights=random" });
        QVERIFY(stage.good);
        stage.lock(3, 7, 4);
        const QString before = stage.worked();
        QVERIFY(plainText(stage.view.page().worked.title).contains(u"“the"_s));
        stage.document.hover(ui::Selection { 0, 1, 7, 1, 3 });
        QVERIFY(stage.worked() != before);
        QVERIFY(plainText(stage.view.page().worked.title).contains(u"“animal”"_s));
        stage.document.hover(std::nullopt);
        QCOMPARE(stage.worked(), before);
    }
    // The text names the numbers after some directions were removed from the vectors.
    void reducedDimensionsAreNamed()
    {
        Stage stage({ "network=loaded", "network.changes.dimension=5" });
        QVERIFY(stage.good);
        const auto said = [&] {
            QString text;
            for (const ui::Paragraph& paragraph : stage.view.page().body)
                text += plainText(paragraph);
            return text.contains(u"reduced to their first 5 principal directions"_s);
        };
        const auto steps = stage.steps();
        for (int step = 0; step < std::ssize(steps); ++step) {
            stage.lock(step);
            QCOMPARE(said(), steps[static_cast<std::size_t>(step)].id == "project");
        }
    }
    // The mask is in the formula.
    void formulaFollowsTheMask()
    {
        Stage stage({ "mask.kind=causal" });
        QVERIFY(stage.good);
        stage.lock(5);
        QVERIFY(stage.view.page().formula.plainText().remove(u' ').contains(u"wherej>i"_s));
        QVERIFY(stage.set("mask.kind=window"));
        QVERIFY(stage.view.page().formula.plainText().remove(u' ').contains(u"|i-j|>2"_s)
            || stage.view.page().formula.plainText().remove(u' ').contains(u"|i−j|>2"_s));
    }
};

QTEST_MAIN(TestStepsPages)
#include "tst_steps_pages.moc"
