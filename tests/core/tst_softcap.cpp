// Soft-capped scores: c·tanh(s/c) after the scaling and before the mask, as in Gemma 2.

#include "core/analysis/cell_explanation.h"
#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"
#include "core/attention/softcap.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "stub_files.h"
#include "tests/core/random_model.h"
#include "tests/core/reference.h"

#include <QtTest>

#include <cmath>

using namespace core;

namespace {

constexpr double rounding = 1e-5; // as tst_run has it

struct Number {
    Scalar score;
    double capped;
};

// 50 · math.tanh(s / 50) in Python.
constexpr std::array byGemma {
    Number { -200, -49.966464986953355 },
    Number { -50, -38.079707797788245 },
    Number { -1, -0.9998666879965465 },
    Number { 0, 0 },
    Number { 1e-3F, 0.0009999999998666668 },
    Number { 30, 26.852478349901766 },
    Number { 50, 38.079707797788245 },
    Number { 400, 49.999988746483794 },
    Number { 1e38F, 50 },
};

std::vector<Scalar> manyScores(std::size_t count)
{
    std::vector<Scalar> result(count);
    fillNormal(result, streamKey(3, "scores", 1), 60);
    return result;
}

// One query and two keys of width 1: raw scores 10 and −2, divided by 2, capped at 3; the mask adds
// −4 to both.
Experiment byHand()
{
    Experiment e;
    e.source = MatrixSource { { tensorOf({ 1, 1 }, { 2 }), {}, {} },
        { tensorOf({ 2, 1 }, { 5, -1 }), {}, {} }, {} };
    e.design.position = NoPosition {};
    e.design.weights = IdentityWeights {};
    e.attention().heads = 1;
    e.attention().scaling = FactorScaling { 2 };
    e.attention().softcap = 3;
    e.attention().mask = { MatrixMask { { tensorOf({ 1, 2 }, { -4, -4 }), {}, {} } } };
    return e;
}

void compare(const std::shared_ptr<const Model>& model, double tolerance)
{
    const auto trace = run(model, { 2, {} });
    const auto expected = reference::forward(*model);
    for (std::size_t h = 0; h < expected[0].heads.size(); ++h) {
        const ScoreStages stages = scoreStages(*trace, 0, static_cast<Index>(h));
        const reference::Head& head = expected[0].heads[h];
        QVERIFY(reference::difference(stages.scaled, head.scaled) < rounding);
        QVERIFY(reference::difference(stages.capped, head.capped) < rounding);
        QVERIFY(reference::difference(stages.masked, head.masked) < rounding);
        QVERIFY(
            reference::difference(trace->attentions[0].heads[h].weights, head.weights) < tolerance);
    }
    QVERIFY(reference::difference(trace->output(), expected[0].output) < tolerance);
}

} // namespace

class TestSoftcap : public QObject {
    Q_OBJECT

private slots:
    void softCapMatchesGemma()
    {
        for (const auto& [score, capped] : byGemma) {
            std::vector<Scalar> row { score };
            softCap(row, 50);
            QVERIFY(std::abs(double(row[0]) - capped) <= 1e-6 * std::abs(capped));
            QVERIFY(std::abs(softCapped(double(score), 50) - capped) <= 1e-7 * std::abs(capped));
        }
    }
    void zeroCapChangesNoBit()
    {
        const std::vector<Scalar> before = manyScores(100);
        std::vector<Scalar> row = before;
        softCap(row, 0);
        QCOMPARE(row, before);
    }
    // Rows of a matrix start at any alignment.
    void bitsDoNotDependOnAlignment()
    {
        const std::vector<Scalar> before = manyScores(200);
        std::vector<Scalar> whole = before;
        softCap(whole, 50);
        for (std::size_t first = 0; first < 70; ++first) {
            std::vector<Scalar> part = before;
            softCap(std::span(part).subspan(first), 50);
            QVERIFY(std::equal(part.begin() + std::ptrdiff_t(first), part.end(),
                whole.begin() + std::ptrdiff_t(first)));
        }
    }
    void excludedScoresStayExcludedAndOthersAreBounded()
    {
        for (const Scalar cap : { 1e-3F, 1.0F, 50.0F, 1000.0F }) {
            std::vector<Scalar> row { excluded, 1e38F, -1e38F, 0 };
            softCap(row, cap);
            QCOMPARE(row[0], excluded);
            QVERIFY(std::abs(row[1] - cap) <= 1e-6F * cap && row[1] <= cap);
            QVERIFY(std::abs(row[2] + cap) <= 1e-6F * cap && row[2] >= -cap);
            QCOMPARE(row[3], 0.0F);
        }
    }
    void capFollowsScalingAndPrecedesTheMask()
    {
        const auto trace = run(resolve(byHand()));
        const ScoreStages stages = scoreStages(*trace, 0, 0);
        QVERIFY(std::abs(stages.capped(0, 0) - 2.7933288F) < 1e-6F); // 3·tanh(5/3)
        QVERIFY(std::abs(stages.masked(0, 0) + 1.2066712F) < 1e-6F); // minus 4
        QVERIFY(std::abs(stages.masked(0, 1) + 4.9645382F) < 1e-6F); // 3·tanh(−1/3) − 4
        const Scalar weight = trace->attentions[0].heads[0].weights(0, 0);
        QVERIFY(std::abs(weight - 1 / (1 + std::exp(-3.7578670F))) < 1e-6F);
    }
    void everyScoreAndNormaliserAgreesWithTheReference()
    {
        test::ModelMaker make(21);
        for (const std::string_view score : kinds<Score>())
            for (const std::string_view normaliser : kinds<Normaliser>()) {
                const auto model = make.model({ .n = 13, .m = 70, .dk = 9, .cross = true });
                LayerSpec& spec = model->specs.front();
                spec.score = *makeKind<Score>(score);
                spec.normaliser = *makeKind<Normaliser>(normaliser);
                spec.softcap = 0.8F;
                spec.temperature = 0.7F;
                for (HeadModel& head : model->layers.mutableLayers()[0].heads) {
                    head.score = make.parameters(spec.score, 9);
                    head.mask.distanceSlope = 0.01F;
                    head.mask.end[3] = 5;
                }
                // A sum of scores of both signs may nearly cancel, and the quotient loses digits.
                compare(model, normaliser == SumNormaliser::id ? 1e-2 : rounding);
            }
    }
    void threadCountChangesNoBit()
    {
        test::ModelMaker make(22);
        const auto model = make.model({ .n = 300, .m = 300, .d = 40, .dk = 33, .heads = 3 });
        model->specs.front().softcap = 2;
        const auto one = run(model, { 1, {} });
        const auto four = run(model, { 4, {} });
        for (std::size_t h = 0; h < 3; ++h)
            QVERIFY(one->attentions[0].heads[h].weights == four->attentions[0].heads[h].weights);
        QVERIFY(one->output() == four->output());
    }
    void cellExplanationIncludesTheCap()
    {
        const auto trace = run(resolve(byHand()));
        const CellExplanation c = explainCell(*trace, { 0, 0, 0, 0 });
        QCOMPARE(c.scaled, 5.0);
        QCOMPARE(c.softcap, 3.0);
        QVERIFY(std::abs(c.capped - 2.7933288260027327) < 1e-6);
        QVERIFY(std::abs(c.masked - (c.capped - 4)) < 1e-6);
        QVERIFY(std::abs(c.numerator / c.denominator - double(c.weight)) < 1e-6);
    }
    void cappedTensorExistsOnlyWithACap()
    {
        Experiment e = byHand();
        const auto trace = run(resolve(e));
        QCOMPARE(
            matrix(*trace, find(*trace, "layer1/head1/capped")), scoreStages(*trace, 0, 0).capped);
        e.attention().softcap = 0;
        const auto without = run(resolve(e));
        QVERIFY(scoreStages(*without, 0, 0).capped.empty());
        QVERIFY_THROWS_EXCEPTION(Error, find(*without, "layer1/head1/capped"));
    }
    void scalingStepIncludesTheCap()
    {
        const auto stepOf = [](const Trace& trace, std::string_view id) {
            const auto all = steps(trace, 0, 0);
            return *std::ranges::find(all, id, &Step::id);
        };
        Experiment e = byHand();
        e.attention().scaling = NoScaling {};
        const auto trace = run(resolve(e));
        const Step scale = stepOf(*trace, "scale");
        QVERIFY(scale.changes);
        QCOMPARE(scale.formula, std::string("scale.none_capped"));
        QCOMPARE(scale.notes, std::vector<std::string> { "softcap" });
        QCOMPARE(scale.leave.front(), std::string("layer1/head1/capped"));
        QCOMPARE(stepOf(*trace, "mask").enter.front(), scale.leave.front());
        e.attention().softcap = 0;
        QVERIFY(!stepOf(*run(resolve(e)), "scale").changes);
    }
    void anotherCapReusesTheWeights()
    {
        Experiment e = byHand();
        const auto model = resolve(e);
        e.attention().softcap = 1;
        const auto again = resolveAgain(*model, e);
        QVERIFY(again != nullptr);
        QVERIFY(run(again)->output() == run(resolve(e))->output());
        QVERIFY(run(again)->output() != run(model)->output());
    }
    void capFarAboveTheScoresHasNoEffect()
    {
        Experiment e = byHand();
        e.attention().softcap = 1000;
        const auto capped = run(resolve(e));
        e.attention().softcap = 0;
        const auto plain = run(resolve(e));
        for (Index j = 0; j < 2; ++j)
            QVERIFY(std::abs(capped->attentions[0].heads[0].weights(0, j)
                        - plain->attentions[0].heads[0].weights(0, j))
                < 1e-5F);
    }
};

QTEST_GUILESS_MAIN(TestSoftcap)
#include "tst_softcap.moc"
