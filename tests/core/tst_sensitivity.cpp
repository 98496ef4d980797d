#include "core/analysis/sensitivity.h"
#include "core/attention/score.h"
#include "core/math/softmax.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <array>
#include <cmath>

using core::Index;
using core::Matrix;

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-6 * std::max(1.0, std::abs(b));
}

double norm(const std::vector<float>& row)
{
    return core::jacobianNorm(row);
}

} // namespace

class TestSensitivity : public QObject {
    Q_OBJECT

private slots:
    // Σ_ij (δ_ij a_i − a_i a_j)² term by term, in Python.
    void jacobianNormMatchesTheExplicitMatrix()
    {
        QVERIFY(near(norm({ 0.5F, 0.25F, 0.125F, 0.125F }), 0.4157542092390647));
        QVERIFY(near(norm({ 0.9F, 0.06F, 0.04F }), 0.1455714257675592));
        QVERIFY(near(norm({ 2, -1, 0.5F }), 4.3084219849035215)); // other normalisers: still finite
    }
    void oneHotRowHasZeroGradient()
    {
        QCOMPARE(norm({ 0, 1, 0 }), 0.0);
        QCOMPARE(norm({ 1 }), 0.0);
        QCOMPARE(norm({ 0, 0 }), 0.0);
    }
    void uniformRowsMatchTheClosedForm()
    {
        for (const std::size_t m : { 2U, 3U, 10U, 1000U }) {
            const double one = 1 / static_cast<double>(m);
            QVERIFY(near(
                norm(std::vector<float>(m, static_cast<float>(one))), std::sqrt(one * (1 - one))));
        }
    }
    // The variance of the six products of three queries and two keys, in Python.
    void varianceOfProductsMatchesPython()
    {
        const Matrix q { { 1, 2 }, { 0, -1 }, { 3, 0.5F } };
        const Matrix k { { 1, 1 }, { -2, 0.25F } };
        QVERIFY(near(core::dotVariance(q, k), 9.720920138888888));
        QVERIFY(near(core::scoreVariance({ { 3, -1.5F }, { -1, -0.25F }, { 3.5F, -5.875F } }),
            9.720920138888888));
        QCOMPARE(core::dotVariance(Matrix(0, 2), k), 0.0);
    }
    void closedFormVarianceMatchesScores()
    {
        const Matrix q = trace_builder::numbers(9, 5, 1);
        Matrix k = trace_builder::numbers(7, 5, 2);
        for (Index i = 0; i < k.size(); ++i)
            k.data()[i] += 3; // means far from 0
        QVERIFY(near(core::dotVariance(q, k),
            core::scoreVariance(core::scores(core::DotScore {}, {}, q, k))));
    }
    void excludedScoresAreNotCounted()
    {
        QCOMPARE(core::scoreVariance({ { 1, core::excluded, 3 } }), 1.0);
        QCOMPARE(core::scoreVariance({ { core::excluded } }), 0.0);
    }
    // 512 components of variance 1/3 each (uniform in [-1, 1)): expected variance d_k/9.
    void varianceGrowsWithWidthAndScalingUndoesIt()
    {
        core::Trace trace = trace_builder::build({ .d = 3, .dk = 3, .heads = 1 });
        core::HeadTrace& head = trace.attentions[0].heads[0];
        for (const Index dk : { 16, 512 }) {
            head.q = trace_builder::numbers(64, dk, 5);
            head.k = trace_builder::numbers(64, dk, 6);
            const core::Sensitivity s = core::sensitivity(trace, 0, 0);
            const double expected = static_cast<double>(dk) / 9;
            QVERIFY(std::abs(s.expectedVariance / expected - 1) < 0.1); // 4096 samples
            QVERIFY(std::abs(s.rawVariance / expected - 1) < 0.15);
            QVERIFY(near(s.scaledVariance, s.rawVariance / static_cast<double>(dk)));
        }
    }
    void everyScoreHasAVariance()
    {
        const core::Trace dot = trace_builder::build();
        const double raw = core::sensitivity(dot, 0, 1).rawVariance;
        const core::Trace scaled = trace_builder::changed(
            dot, [](core::Model& model) { model.specs.front().score = core::ScaledDotScore {}; });
        QVERIFY(near(core::sensitivity(scaled, 0, 1).rawVariance, raw / 3)); // d_k = 3
        const core::Trace kernel = trace_builder::changed(
            dot, [](core::Model& model) { model.specs.front().score = core::KernelScore {}; });
        const core::HeadTrace& head = kernel.attentions[0].heads[1];
        QVERIFY(near(core::sensitivity(kernel, 0, 1).rawVariance,
            core::scoreVariance(core::scores(core::KernelScore {}, {}, head.q, head.k))));
    }
    void jacobianNormIsAMeanOverNonEmptyRows()
    {
        const core::Trace trace = trace_builder::withWeights({ "a", "b", "c", "d" },
            { { 0.25F, 0.25F, 0.25F, 0.25F }, { 0, 0, 0, 0 }, { 0, 0, 1, 0 }, { 0, 0, 0, 0 } });
        QVERIFY(near(core::sensitivity(trace, 0, 0).jacobian, 0.4330127018922193 / 2));
    }
};

QTEST_APPLESS_MAIN(TestSensitivity)
#include "tst_sensitivity.moc"
