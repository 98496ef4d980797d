// Queries and keys of different widths, as from an encoder and a decoder of different sizes.

#include "core/analysis/cell_explanation.h"
#include "core/analysis/sensitivity.h"
#include "core/analysis/tensors.h"
#include "core/attention/score_parameters.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/limits.h"
#include "core/resolve/resolve.h"
#include "stub_files.h"
#include "tests/core/every_kind.h"
#include "tests/core/random_model.h"
#include "tests/core/reference.h"

#include <QtTest>

#include <cmath>

using namespace core;

namespace {

constexpr double rounding = 1e-5; // as tst_run has it

TensorInput random(Index rows, Index cols, std::uint64_t seed)
{
    test::ModelMaker make(seed);
    return { toTensor(make.normal(rows, cols)), {}, {} };
}

struct Widths {
    Index queries = 6;
    Index keys = 9;
};

// 3 queries and 5 keys with identity weights; the values are the keys.
Experiment asTheyAre(const Score& score, const Widths& widths = {})
{
    Experiment e;
    e.source = MatrixSource { random(3, widths.queries, 1), random(5, widths.keys, 2), {} };
    e.design.position = NoPosition {};
    e.design.weights = IdentityWeights {};
    e.attention().heads = 2;
    e.attention().score = score;
    return e;
}

std::vector<Score> scoresOf(bool anyWidths)
{
    std::vector<Score> result = test::everyKind<Score>();
    std::erase_if(result, [&](const Score& score) { return takesAnyWidths(score) != anyWidths; });
    return result;
}

// Random score parameters instead of the identity, so that no result is right by accident.
std::shared_ptr<const Model> withRandomParameters(const Experiment& experiment)
{
    auto model = std::make_shared<Model>(*resolve(experiment));
    test::ModelMaker make(7);
    for (HeadModel& head : model->layers.mutableLayers().front().heads)
        for (const auto& [parameter, rows, cols] :
            parameterShapes(experiment.attention().score, { head.wq.cols(), head.wk.cols() }))
            *core::parameterNamed(head.score, parameter.name) = make.normal(rows, cols, 0.5);
    return model;
}

void compare(const std::shared_ptr<const Model>& model)
{
    const auto trace = run(model);
    const auto expected = reference::forward(*model);
    for (Index h = 0; h < std::ssize(trace->attentions[0].heads); ++h) {
        const HeadTrace& ours = trace->attentions[0].heads[static_cast<std::size_t>(h)];
        const reference::Head& theirs = expected[0].heads[static_cast<std::size_t>(h)];
        const ScoreStages stages = scoreStages(*trace, 0, h);
        QVERIFY(reference::difference(ours.q, theirs.q) < rounding);
        QVERIFY(reference::difference(ours.k, theirs.k) < rounding);
        QVERIFY(reference::difference(stages.raw, theirs.raw) < rounding);
        QVERIFY(reference::difference(stages.scaled, theirs.scaled) < rounding);
        QVERIFY(reference::difference(ours.weights, theirs.weights) < rounding);
        QVERIFY(reference::difference(ours.output, theirs.output) < rounding);
    }
    QVERIFY(reference::difference(trace->output(), expected[0].output) < rounding);
}

NamedTensors projections(Index dq, Index dk)
{
    test::ModelMaker make(5);
    return { { "w_q", toTensor(make.normal(4, dq)) }, { "w_k", toTensor(make.normal(8, dk)) },
        { "w_v", toTensor(make.normal(8, 3)) } };
}

} // namespace

class TestDifferentWidths : public QObject {
    Q_OBJECT

private slots:
    void additiveScoreTakesUnequalWidths()
    {
        const auto model = resolve(asTheyAre(AdditiveScore { 4 }));
        const HeadModel& head = model->layers[0].heads[1];
        QCOMPARE(head.wq, Matrix::identity(6, 6));
        QCOMPARE(head.wk, Matrix::identity(9, 9));
        QCOMPARE(head.score.wq, Matrix::identity(6, 4));
        QCOMPARE(head.score.wk, Matrix::identity(9, 4));
        QCOMPARE(head.score.u, Matrix::constant(1, 4, 1));
        QVERIFY(model->notices.empty());
    }
    void defaultHiddenWidthIsTheLargerWidth()
    {
        for (const Widths& widths : { Widths { 6, 9 }, Widths { 9, 6 } }) {
            const auto model = resolve(asTheyAre(AdditiveScore {}, widths));
            const ScoreParameters& score = model->layers[0].heads[0].score;
            QCOMPARE(score.wq, Matrix::identity(widths.queries, 9));
            QCOMPARE(score.wk, Matrix::identity(widths.keys, 9));
            QCOMPARE(score.b.cols(), 9);
        }
    }
    void generalScoreMatrixIsQueriesByKeys()
    {
        const auto model = resolve(asTheyAre(GeneralScore {}, { 6, 3 }));
        QCOMPARE(model->layers[0].heads[0].score.w, Matrix::identity(6, 3));
        QVERIFY(model->notices.empty());
    }
    // Additive, general and every form of location; wider queries and wider keys; with biases too.
    void scoresAgreeWithTheReference()
    {
        QCOMPARE(scoresOf(true).size(), std::size_t { 6 });
        for (const Score& score : scoresOf(true))
            for (const Widths& widths : { Widths { 6, 9 }, Widths { 9, 6 }, Widths { 1, 70 } })
                for (const bool biases : { false, true }) {
                    Experiment e = asTheyAre(score, widths);
                    e.attention().biases = biases;
                    compare(withRandomParameters(e));
                }
    }
    void everyWeightIsExplained()
    {
        for (const Score& score : scoresOf(true)) {
            const auto trace = run(withRandomParameters(asTheyAre(score)));
            for (Index i = 0; i < 3; ++i)
                for (Index j = 0; j < 5; ++j) {
                    const CellExplanation c = explainCell(*trace, { 0, 1, i, j });
                    QVERIFY(std::abs(c.raw - c.sum) < rounding * (1 + std::abs(c.sum)));
                    QVERIFY(std::abs(c.numerator / c.denominator - double(c.weight)) < rounding);
                }
            const Sensitivity s = sensitivity(*trace, 0, 1);
            QVERIFY(std::abs(s.rawVariance / s.scaledVariance - 9) < 1e-9); // (√d_k)²
        }
    }
    void scoresAreScaledByWidthOfKeys()
    {
        const auto trace = run(withRandomParameters(asTheyAre(GeneralScore {}, { 6, 16 })));
        const ScoreStages stages = scoreStages(*trace, 0, 0);
        QVERIFY(std::abs(stages.scaled(1, 2) - stages.raw(1, 2) / 4) < 1e-6F);
    }
    void everyTensorHasItsShape()
    {
        const auto trace = run(resolve(asTheyAre(AdditiveScore { 4 })));
        const auto shape = [&](const char* id) {
            const TensorRef tensor = find(*trace, id);
            return std::pair { tensor.rowCount, tensor.columnCount };
        };
        using Shape = std::pair<Index, Index>;
        QVERIFY((shape("layer1/head2/q") == Shape { 3, 6 }));
        QVERIFY((shape("layer1/head2/k") == Shape { 5, 9 }));
        QVERIFY((shape("layer1/head2/score.w_q") == Shape { 6, 4 }));
        QVERIFY((shape("layer1/head2/score.w_k") == Shape { 9, 4 }));
        QVERIFY((shape("layer1/head2/weights") == Shape { 3, 5 }));
    }
    void scoresOfOneWidthFitTheKeys()
    {
        for (const Score& score : scoresOf(false)) {
            const auto model = resolve(asTheyAre(score));
            QCOMPARE(model->layers[0].heads[0].wk, Matrix::identity(9, 6));
            QCOMPARE(model->notices.front().id, std::string("identity_fitted"));
            compare(model);
        }
    }
    void requestedWidthHoldsForBothSides()
    {
        Experiment e = asTheyAre(AdditiveScore {});
        e.attention().dk = 7;
        const auto model = resolve(e);
        QCOMPARE(model->layers[0].heads[0].wq, Matrix::identity(6, 7));
        QCOMPARE(model->layers[0].heads[0].wk, Matrix::identity(9, 7));
        QCOMPARE(model->notices.front().detail(),
            "queries of dimension 6 are zero-padded to 7; keys of dimension 9 are truncated to 7");
    }
    void editsReachTheLastElementOfBothSides()
    {
        Experiment e = asTheyAre(GeneralScore {}, { 6, 3 });
        e.edits = { { 1, 1, "score.w", 6, 3, 2.5F }, { 1, 1, "w_k", 3, 3, 4 } };
        const auto model = resolve(e);
        QVERIFY(model->notices.empty());
        QCOMPARE(model->layers[0].heads[0].score.w(5, 2), 2.5F);
        QCOMPARE(model->layers[0].heads[0].wk(2, 2), 4.0F);
    }
    void weightsFileHasUnequalWidths()
    {
        Experiment e = asTheyAre(GeneralScore {}, { 4, 8 });
        e.attention().heads = 1;
        e.design.weights = FileWeights { "w" };
        NamedTensors tensors = projections(6, 5);
        test::ModelMaker make(9);
        tensors["score.w"] = toTensor(make.normal(6, 5));
        const auto model = resolve(e, stubFiles({ { "w", tensors } }));
        QCOMPARE(model->layers[0].heads[0].score.w.rows(), 6);
        compare(model);
        e.attention().score = DotScore {};
        QCOMPARE(refusalOf([&] {
            (void)resolve(e, stubFiles({ { "w", tensors } }));
        }),
            "weights_shape: w_k in \"w\" is 8 x 5; its heads produce keys of dimension 5, but the "
            "queries have dimension 6");
    }
    void scoreParametersCountInTheEstimate()
    {
        limits::Size size { 1, 1, 8192, 4096, 1, 16, 8192, 4096, 1, 1, 0, 0 };
        const std::uint64_t without = limits::estimate(size);
        size.scoreParameters = Index { 8192 } * 4096;
        // 16 heads of 4-byte values, in the model and in one temporary copy.
        QCOMPARE(limits::estimate(size) - without, std::uint64_t { 2 } * 16 * 4 * 8192 * 4096);
        // 3·1024² weights of every head would fit, 2·1024·8192 more do not.
        Experiment e = asTheyAre(AdditiveScore { 8192 }, { 1024, 1024 });
        e.attention().heads = 64;
        size = { 3, 5, 1024, 1024, 1024, 64, 1024, 1024, 1024, 1024, 0, 0 };
        limits::check(size);
        QVERIFY(refusalOf([&] { (void)resolve(e); }).starts_with("too_much_memory"));
    }
};

QTEST_GUILESS_MAIN(TestDifferentWidths)
#include "tst_different_widths.moc"
