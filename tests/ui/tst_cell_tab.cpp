#include "cell_stage.h"

#include "core/analysis/cell_explanation.h"
#include "core/inference/attention/score_rows.h"
#include "tests/core/every_kind.h"
#include "ui/inspector/cell_tab.h"
#include "ui/inspector/head_summary.h"
#include "ui/inspector/output_line.h"
#include "ui/inspector/weight_bars.h"
#include "ui/session/row_stages.h"
#include "ui/words/numbers.h"

#include <cmath>
#include <random>
#include <set>

using namespace Qt::StringLiterals;

namespace {

bool near(double a, double b)
{
    // weights are floats, computed in double here
    return std::abs(a - b) <= 2e-5 * std::max({ 1.0, std::abs(a), std::abs(b) });
}

// No mask, and each kind alone, where it forbids or adds something.
std::vector<std::vector<core::Mask>> masks()
{
    std::vector<std::vector<core::Mask>> result(1);
    for (core::Mask mask : test::everyKind<core::Mask>()) {
        if (auto* const padding = std::get_if<core::PaddingMask>(&mask))
            padding->length = 3;
        if (auto* const graph = std::get_if<core::GraphMask>(&mask))
            graph->edges = "1-2, 2>3";
        if (auto* const matrix = std::get_if<core::MatrixMask>(&mask))
            matrix->matrix.values = core::toTensor({ { 0, 0.5F, 0, 0, 0 }, { -1, 0, 0, 0, 0 },
                { 0, 0, 0, 0, 0 }, { 0, 0, 2, 0, 0 }, { 0, 0, 0, 0, 0 } });
        result.push_back({ mask });
    }
    return result;
}

bool setMasks(ui::Document& document, const std::vector<core::Mask>& mask)
{
    edit(document, u"mask"_s,
        [&](ui::EditableState& state) { state.experiment.attention().mask = mask; });
    return settled(document);
}

const std::vector<std::string> rests { "scaling.kind=none", "scaling.kind=sqrt_dk",
    "scaling.kind=dk", "scaling.factor=0.3" };

} // namespace

// Tests the Cell tab: every number of one weight, its row, and its effect.
class TestCellTab : public QObject {
    Q_OBJECT

private:
    // The lines, calculated step by step, lead to the trace's weight.
    static void checkAccount(const CellStage& stage, const core::CellAt& at)
    {
        const core::Trace& trace = *stage.document.trace();
        const core::CellExplanation cell = core::explainCell(trace, at);
        const core::Scalar weight
            = trace.attentions[0].heads[static_cast<std::size_t>(at.head)].weights(
                at.query, at.key);
        QCOMPARE(*stage.line("weight"), static_cast<double>(weight));
        QCOMPARE(*stage.line("sum"), cell.sum);
        const core::ScoreStages stages = core::scoreStages(trace, 0, at.head);
        double z = stage.line("raw").value_or(*stage.line("sum"));
        if (stage.says("raw") || stages.raw(at.query, at.key) != core::excluded)
            QVERIFY(near(z, static_cast<double>(stages.raw(at.query, at.key))));
        const bool excluded = stages.masked(at.query, at.key) == core::excluded;
        QCOMPARE(stage.says("masked_by"), excluded);
        if (excluded) {
            QCOMPARE(weight, 0.0F);
            return;
        }
        if (stage.says("scaled"))
            z = *stage.line("scaled");
        if (stage.says("masked")) {
            QVERIFY(near(*stage.line("masked"),
                z + stage.line("mask").value_or(0) + stage.line("distance").value_or(0)));
            z = *stage.line("masked");
        }
        QVERIFY(near(z, static_cast<double>(stages.masked(at.query, at.key))));
        if (stage.says("logit"))
            z = *stage.line("logit");
        if (stage.says("empty_row")) {
            QCOMPARE(weight, 0.0F);
            return;
        }
        const bool sigmoid = std::holds_alternative<core::Sigmoid>(
            trace.attention(0).spec.normaliser); // rounding may add 1
        const double numerator = stage.line("numerator").value_or(sigmoid ? 1 : z);
        QVERIFY(
            near(numerator / stage.line("denominator").value_or(1), static_cast<double>(weight)));
    }

private slots:
    void init() { failOnWarnings(); }

    void arithmeticEndsInTheWeight_data()
    {
        QTest::addColumn<core::Score>("score");
        int number = 0; // of the kinds and their forms
        for (const core::Score& score : test::everyKind<core::Score>())
            QTest::addRow("%d %s", ++number, core::kindOf(score).data()) << score;
    }
    void arithmeticEndsInTheWeight()
    {
        QFETCH(core::Score, score);
        std::mt19937 dice(7);
        const auto one = [&]<class T>(const std::vector<T>& of) {
            return of[std::uniform_int_distribution<std::size_t>(0, of.size() - 1)(dice)];
        };
        const auto allMasks = masks();
        const std::vector<std::string> positions { "alibi", "rotary", "sinusoidal" };
        const std::vector<std::string> temperatures { "1", "0.5" };
        CellStage stage;
        QVERIFY(change(stage.document, "source.text=the cat saw the dog"));
        QVERIFY(change(stage.document, "weights=random"));
        const auto asked = [&](auto core::AttentionSpec::*part, const auto& kind) {
            edit(stage.document, u"kind"_s,
                [&](ui::EditableState& state) { state.experiment.attention().*part = kind; });
            stage.document.commitEdit();
        };
        asked(&core::AttentionSpec::score, score);
        for (const auto& normaliser : test::everyKind<core::Normaliser>()) {
            asked(&core::AttentionSpec::normaliser, normaliser);
            asked(&core::AttentionSpec::mask, one(allMasks));
            QVERIFY(change(stage.document, one(rests)));
            QVERIFY(change(stage.document, "position=" + one(positions)));
            QVERIFY(change(stage.document, "temperature=" + one(temperatures)));
            for (int trial = 0; trial < 6; ++trial) {
                const auto place = [&] { return std::uniform_int_distribution<int>(0, 4)(dice); };
                const core::CellAt at { 0, place(), place(), place() };
                stage.lock(at.head, at.query, at.key);
                checkAccount(stage, at);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QCOMPARE(stage.problems.count(), 0);
    }
    void arithmeticShowsTheMaskOfEveryCell()
    {
        CellStage stage;
        QVERIFY(change(stage.document, "source.text=the cat saw the dog"));
        for (const std::vector<core::Mask>& mask : masks()) {
            QVERIFY(setMasks(stage.document, mask));
            for (core::Index i = 0; i < 5; ++i)
                for (core::Index j = 0; j < 5; ++j) {
                    stage.lock(0, i, j);
                    checkAccount(stage, { 0, 0, i, j });
                }
        }
        QCOMPARE(stage.problems.count(), 0);
    }
    void headingShowsTheWeight()
    {
        CellStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(3, 7, 7);
        QCOMPARE(stage.tab.heading()->weight(),
            ui::percentText(static_cast<double>(stage.head(3).weights(7, 7))));
        QVERIFY(change(stage.document, "normaliser=none"));
        stage.tab.refresh();
        QCOMPARE(stage.tab.heading()->weight(),
            ui::shown(static_cast<double>(stage.head(3).weights(7, 7))));
    }
    void barsShowTheRowLargestFirst()
    {
        CellStage stage;
        QVERIFY(change(stage.document, "normaliser=sum"));
        QVERIFY(change(stage.document, "mask.kind=causal"));
        stage.lock(3, 7, 1);
        const ui::WeightModel& rows = stage.tab.bars()->rows();
        QCOMPARE(rows.rowCount(), 11);
        std::set<core::Index> keys;
        for (int i = 0; i < 11; ++i) {
            keys.insert(rows.at(i).key);
            QCOMPARE(rows.at(i).weight, stage.head(3).weights(7, rows.at(i).key));
            QCOMPARE(rows.at(i).masked, rows.at(i).key > 7);
            if (i > 0 && rows.at(i).masked == rows.at(i - 1).masked)
                QVERIFY(rows.at(i).weight <= rows.at(i - 1).weight);
        }
        QCOMPARE(keys.size(), std::size_t { 11 });
    }
    void clickingABarLocksThatKey()
    {
        CellStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(3, 7, 1);
        ui::WeightBars& bars = *stage.tab.bars();
        QTRY_VERIFY(bars.visualRect(bars.model()->index(2, 0)).isValid());
        QTest::mouseClick(bars.viewport(), Qt::LeftButton, {},
            bars.visualRect(bars.model()->index(2, 0)).center());
        QVERIFY(stage.document.locked().key == bars.rows().at(2).key);
        QVERIFY(stage.document.locked().query == 7);
        QCOMPARE(stage.document.locked().head, core::Index { 3 });
        QTest::keyClick(&bars, Qt::Key_Up);
        QTest::keyClick(&bars, Qt::Key_Return);
        QVERIFY(stage.document.locked().key == bars.rows().at(1).key);
    }
    void largestWeightIsVisible()
    {
        CellStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(3, 7, 7); // the first of the row …
        stage.lock(3, 6, stage.tab.bars()->rows().at(4).key); // … and one further down
        ui::WeightBars& bars = *stage.tab.bars();
        const auto sees = [&](int row) {
            return bars.viewport()->rect().contains(
                bars.visualRect(bars.model()->index(row, 0)).center());
        };
        QTRY_VERIFY(sees(0));
        QVERIFY(sees(bars.currentIndex().row()));
    }
    void emptyRowIsNamed()
    {
        CellStage stage;
        QVERIFY(change(stage.document, "mask.length=0"));
        stage.lock(0, 3, 2);
        QVERIFY(stage.says("empty_row"));
        QVERIFY(stage.says("masked_by"));
        QCOMPARE(*stage.line("weight"), 0.0);
        QVERIFY(stage.tab.rowText().contains(u"empty"));
        QVERIFY(stage.tab.output()->text().endsWith(u"= 0"));
    }
    void rowStagesEqualThoseOfTheMatrix()
    {
        CellStage stage;
        QVERIFY(change(stage.document, "source.text=the cat saw the dog"));
        QVERIFY(change(stage.document, "position=alibi"));
        for (const std::vector<core::Mask>& mask : masks()) {
            QVERIFY(setMasks(stage.document, mask));
            const core::ScoreStages all = core::scoreStages(*stage.document.trace(), 0, 2);
            for (core::Index i = 0; i < 5; ++i) {
                const ui::RowStages row = ui::rowStages(*stage.document.trace(), { 0, 2, i });
                for (std::size_t j = 0; j < 5; ++j) {
                    const auto k = static_cast<core::Index>(j);
                    QVERIFY(
                        near(static_cast<double>(row.raw[j]), static_cast<double>(all.raw(i, k))));
                    QCOMPARE(row.masked[j] == core::excluded, all.masked(i, k) == core::excluded);
                    if (row.masked[j] != core::excluded)
                        QVERIFY(near(static_cast<double>(row.masked[j]),
                            static_cast<double>(all.masked(i, k))));
                }
            }
        }
    }
    void copyHasAllDigits()
    {
        CellStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(3, 7, 1);
        const QStringList lines = stage.tab.copyText().split(u'\n', Qt::SkipEmptyParts);
        const QStringList q = lines[0].split(u'\t');
        QCOMPARE(q.size(), 9);
        for (int t = 0; t < 8; ++t)
            QCOMPARE(q[t + 1].toFloat(), stage.head(3).q(7, t));
        QCOMPARE(lines.last().section(u'\t', -1).toFloat(), stage.head(3).weights(7, 1));
    }
    void headIsSummarisedWithoutASelection()
    {
        CellStage stage;
        QVERIFY(settled(stage.document));
        stage.document.unlock();
        stage.tab.refresh();
        QVERIFY(stage.tab.summary()->isVisible());
        QVERIFY(!stage.tab.bars()->isVisible());
        const auto line = [&](const QString& name) {
            for (const auto& each : stage.tab.summary()->lines())
                if (each.name == name)
                    return each.value;
            return QString();
        };
        QTRY_VERIFY(!line(u"Entropy (nats)"_s).isEmpty());
        const auto facts = core::statistics(*stage.document.trace(), 0, 0);
        QCOMPARE(line(u"Entropy (nats)"_s), ui::shown(facts.entropy, 3));
        QCOMPARE(line(u"previous token"_s), ui::percentText(facts.previous));
        QCOMPARE(line(u"Softmax gradient"_s),
            ui::shown(core::sensitivity(*stage.document.trace(), 0, 0).jacobian, 3));
    }
    void hostileTokensAreHarmless()
    {
        CellStage stage;
        QVERIFY(change(stage.document, "tokens=whitespace"));
        const std::string hostile = "source.text=<b>x</b> %1%2%3 \xE2\x80\xAE"
                                    "abc ";
        QVERIFY(change(stage.document, hostile + std::string(5000, 'w')));
        for (core::Index j = 0; j < 4; ++j) {
            stage.lock(0, j, 3 - j);
            QVERIFY(stage.tab.rowText().contains(u"of 4"));
            stage.tab.grab();
        }
        QVERIFY(!stage.tab.output()->text().contains(QChar(0x202E)));
    }
};

QTEST_MAIN(TestCellTab)
#include "tst_cell_tab.moc"
