#include "core/analysis/cell_explanation.h"
#include "core/base/error.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "tests/core/every_kind.h"
#include "tests/core/random_model.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using core::CellExplanation;
using core::CellTerms;
using core::Index;
using core::Matrix;

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-6 * std::max(1.0, std::abs(b));
}

// One head with two keys whose q, k and weights are given, everything else by `change`.
core::Trace small(const Matrix& weights, auto&& change)
{
    core::Trace trace = trace_builder::build(
        { .queries = { "a" }, .keys = { "x", "y" }, .d = 2, .dk = 2, .heads = 1 });
    core::HeadTrace& head = trace.attentions[0].heads[0];
    head.q = { { 1, 2 } };
    head.k = { { 3, -1 }, { 0.5F, 4 } };
    head.weights = weights;
    return trace_builder::changed(std::move(trace), [&](core::Model& model) {
        model.specs.front().scaling = core::NoScaling {};
        change(model);
    });
}

CellExplanation of(const core::Trace& trace, Index key)
{
    return core::explainCell(trace, { .query = 0, .key = key });
}

core::ScoreParameters& scoreParameters(core::Model& model)
{
    return model.layers.mutableLayers()[0].heads[0].score;
}

} // namespace

class TestCellExplanation : public QObject {
    Q_OBJECT

private slots:
    void explanationOfEveryCellGivesItsWeight()
    {
        const core::Trace trace = trace_builder::build({ .causal = true });
        for (Index head = 0; head < 2; ++head)
            for (Index i = 0; i < 5; ++i)
                for (Index j = 0; j < 5; ++j) {
                    const CellExplanation c = core::explainCell(trace, { 0, head, i, j });
                    QCOMPARE(c.allowed, j <= i);
                    QVERIFY(near(c.numerator / c.denominator, static_cast<double>(c.weight)));
                    QVERIFY(near(c.raw, std::accumulate(c.terms.begin(), c.terms.end(), 0.0)));
                    QVERIFY(near(c.scaled, c.raw / std::sqrt(3.0)));
                    QVERIFY(!c.allowed || near(c.masked, c.scaled));
                }
    }
    void dotProductIsListedByComponent()
    {
        const CellExplanation c = of(small({ { 0.25F, 0.75F } }, [](core::Model&) {}), 1);
        QCOMPARE(c.terms, (std::vector<double> { 0.5, 8 }));
        QCOMPARE(c.sum, 8.5);
        QCOMPARE(c.rowMaximum, 8.5);
        QCOMPARE(c.numerator, 1.0);
        QVERIFY(near(c.denominator, 1 + std::exp(1 - 8.5)));
        QCOMPARE(c.rank, 1);
    }
    void equalWeightsHaveTheSameRank()
    {
        const auto same = [](core::Model&) {};
        QCOMPARE(of(small({ { 0.5F, 0.5F } }, same), 0).rank, 1);
        QCOMPARE(of(small({ { 0.5F, 0.5F } }, same), 1).rank, 1);
        QCOMPARE(of(small({ { 0.25F, 0.75F } }, same), 0).rank, 2);
    }
    void temperatureDividesAfterTheMask()
    {
        const core::Trace trace = small({ { 1, 1 } }, [](core::Model& model) {
            model.specs.front().temperature = 4;
            auto& mask = model.layers.mutableLayers()[0].heads[0].mask;
            mask.distanceSlope = 0.5F;
            mask.added = std::make_shared<const Matrix>(Matrix { { core::excluded, 2 } });
        });
        const CellExplanation c = of(trace, 1);
        QCOMPARE(c.maskNumber, 2.0);
        QCOMPARE(c.distanceBias, -0.5);
        QCOMPARE(c.masked, 10.0);
        QCOMPARE(c.logit, 2.5);
        QVERIFY(!of(trace, 0).allowed);
        QCOMPARE(of(trace, 0).numerator, 0.0);
        QCOMPARE(of(trace, 0).denominator, 1.0); // only the other key counts
    }
    // a = max(0, z − τ): z = (1, 1.5) has τ = 0.75.
    void sparsemaxShowsItsThreshold()
    {
        const core::Trace trace = small({ { 0.25F, 0.75F } },
            [](core::Model& model) { model.specs.front().normaliser = core::Sparsemax {}; });
        const_cast<core::HeadTrace&>(trace.attentions[0].heads[0]).k = { { 1, 0 }, { 1.5F, 0 } };
        QVERIFY(near(of(trace, 0).threshold, 0.75));
        QVERIFY(near(of(trace, 0).numerator, 0.25));
        QVERIFY(near(of(trace, 1).numerator, 0.75));
    }
    void dividingNormalisersListTheirSum()
    {
        const auto with = [](core::Normaliser n) {
            return small({ { 0.1F, 0.9F } },
                [&](core::Model& model) { model.specs.front().normaliser = n; });
        };
        for (const core::Normaliser& n :
            { core::Normaliser(core::ReluSum {}), core::Normaliser(core::SumNormaliser {}) }) {
            QCOMPARE(of(with(n), 0).numerator, 1.0);
            QCOMPARE(of(with(n), 0).denominator, 9.5);
        }
        for (const core::Normaliser& n :
            { core::Normaliser(core::Relu {}), core::Normaliser(core::NoNormaliser {}) }) {
            QCOMPARE(of(with(n), 1).numerator, 8.5);
            QCOMPARE(of(with(n), 1).denominator, 1.0);
        }
    }
    void emptyRowIsZeroOverOne()
    {
        const CellExplanation c
            = of(small({ { 0, 0 } },
                     [](core::Model& model) { model.specs.front().normaliser = core::ReluSum {}; }),
                0);
        QCOMPARE(c.numerator, 0.0);
        QCOMPARE(c.denominator, 1.0);
    }
    void kernelsListTheirDistance()
    {
        const core::Trace trace = small({ { 0.5F, 0.5F } }, [](core::Model& model) {
            model.specs.front().score = core::KernelScore { core::Kernel::Gaussian, 2 };
            model.specs.front().normaliser = core::NoNormaliser {};
        });
        const CellExplanation c = of(trace, 0);
        QCOMPARE(c.how, CellTerms::SquaredDifference);
        QCOMPARE(c.terms, (std::vector<double> { 4, 9 }));
        QCOMPARE(c.raw, -6.5);
        QVERIFY(near(c.numerator, std::exp(-6.5))); // the kernel itself
    }
    void keysBeyondTheKernelAreExcluded()
    {
        const core::Trace trace = small({ { 0, 1 } }, [](core::Model& model) {
            model.specs.front().score = core::KernelScore { core::Kernel::Box, 2.5F };
        });
        QVERIFY(!of(trace, 0).allowed); // r² = 13
        QVERIFY(of(trace, 1).allowed); // r² = 4.25
    }
    // The additive score: u · tanh(q W_q + k W_k + b)
    void additiveScoreListsOneTermPerHiddenUnit()
    {
        const core::Trace trace = small({ { 0.5F, 0.5F } }, [](core::Model& model) {
            model.specs.front().score = core::AdditiveScore {};
            scoreParameters(model)
                = { {}, { { 0.5F }, { 0.25F } }, { { 1 }, { 2 } }, { { 0.125F } }, { { 2 } } };
        });
        const CellExplanation c = of(trace, 0);
        QCOMPARE(c.how, CellTerms::Tanh);
        QCOMPARE(c.left, (std::vector<double> { 1.125 }));
        QCOMPARE(c.right, (std::vector<double> { 1 }));
        QVERIFY(near(c.sum, 2 * std::tanh(2.125)));
        QVERIFY(near(c.raw, c.sum));
    }
    void termsOfGeneralCosineAndScaledDotSumToScores()
    {
        const core::Trace general = small({ { 0.5F, 0.5F } }, [](core::Model& model) {
            model.specs.front().score = core::GeneralScore {};
            scoreParameters(model).w = { { 1, 2 }, { 0, -1 } };
        });
        QCOMPARE(of(general, 0).left, (std::vector<double> { 1, 0 }));
        QVERIFY(near(of(general, 0).raw, 3));
        const core::Trace cosine = small({ { 0.5F, 0.5F } },
            [](core::Model& model) { model.specs.front().score = core::CosineScore {}; });
        QVERIFY(near(of(cosine, 0).sum, 1 / std::sqrt(50.0)));
        QVERIFY(near(of(cosine, 0).raw, of(cosine, 0).sum));
        const core::Trace scaled = small({ { 0.5F, 0.5F } },
            [](core::Model& model) { model.specs.front().score = core::ScaledDotScore {}; });
        QVERIFY(near(of(scaled, 0).raw, of(scaled, 0).sum / std::sqrt(2.0)));
    }
    // The terms of every score add up to the computed score.
    void termsOfEveryScoreSumToIt()
    {
        test::ModelMaker make(5);
        for (const core::Score& score : test::everyKind<core::Score>()) {
            const auto model = make.model({ .n = 4, .m = 6, .dk = 5, .cross = true });
            model->specs.front().score = score;
            for (core::HeadModel& head : model->layers.mutableLayers()[0].heads)
                head.score = make.parameters(score, 5);
            const auto trace = core::run(model);
            const Matrix raw = core::scoreStages(*trace, 0, 1).raw;
            for (Index i = 0; i < 4; ++i)
                for (Index j = 0; j < 6; ++j) {
                    const CellExplanation c = core::explainCell(*trace, { 0, 1, i, j });
                    QVERIFY(!c.terms.empty());
                    QVERIFY(near(c.sum, std::accumulate(c.terms.begin(), c.terms.end(), 0.0)));
                    if (raw(i, j) != core::excluded)
                        QVERIFY2(std::abs(c.raw - double(raw(i, j)))
                                <= 2e-5 * std::max(1.0, std::abs(c.raw)),
                            core::kindOf(score).data());
                }
        }
    }
    void locationScoreUsesOnlyTheKey()
    {
        for (const auto form : { core::LocationForm::HU, core::LocationForm::HWU,
                 core::LocationForm::TanhHU, core::LocationForm::TanhHWbU }) {
            const core::Trace trace = small({ { 0.5F, 0.5F } }, [&](core::Model& model) {
                model.specs.front().score = core::LocationScore { form, 0 };
                scoreParameters(model) = { { { 0.5F, 1 }, { 0.25F, 0 } }, {}, {},
                    { { 0.125F, -1 } }, { { 2 }, { -1 } } };
            });
            const CellExplanation c = of(trace, 1);
            QCOMPARE(c.left, (std::vector<double> { 2, -1 }));
            QVERIFY(near(c.sum, c.raw));
        }
    }
};

QTEST_APPLESS_MAIN(TestCellExplanation)
#include "tst_cell_explanation.moc"
