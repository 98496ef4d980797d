#include "core/analysis/combine.h"
#include "core/base/error.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <cmath>

using core::Index;
using core::Matrix;

namespace {

const std::vector<std::string> abc { "a", "b", "c" };

core::Trace twoLayers(const Matrix& first, const Matrix& second)
{
    core::Trace trace = trace_builder::build({ .queries = abc, .heads = 1, .layers = 2 });
    trace.attentions[0].heads[0].weights = first;
    trace.attentions[1].heads[0].weights = second;
    return trace;
}

void compare(const Matrix& actual, const Matrix& expected)
{
    QCOMPARE(actual.rows(), expected.rows());
    QCOMPARE(actual.cols(), expected.cols());
    for (Index i = 0; i < actual.rows(); ++i)
        for (Index j = 0; j < actual.cols(); ++j)
            QVERIFY(std::abs(actual(i, j) - expected(i, j)) < 1e-6F);
}

void switchOff(core::Trace& trace, std::size_t head)
{
    trace = trace_builder::changed(std::move(trace),
        [=](core::Model& model) { model.layers.mutableLayers()[0].heads[head].enabled = false; });
}

} // namespace

class TestCombine : public QObject {
    Q_OBJECT

private slots:
    void meanAndMaximumAreElementwise()
    {
        core::Trace trace = trace_builder::build({ .queries = { "a", "b" }, .heads = 3 });
        trace.attentions[0].heads[0].weights = { { 1, 0 }, { 0.5F, 0.5F } };
        trace.attentions[0].heads[1].weights = { { 0, 1 }, { 0.25F, 0.75F } };
        trace.attentions[0].heads[2].weights = { { 0, 9 }, { 9, 0 } };
        switchOff(trace, 2);
        compare(core::meanOfHeads(trace, 0), { { 0.5F, 0.5F }, { 0.375F, 0.625F } });
        compare(core::maximumOfHeads(trace, 0), { { 1, 1 }, { 0.5F, 0.75F } });
    }
    void combinationsWithoutHeadsAreZero()
    {
        core::Trace trace = trace_builder::build(
            { .queries = { "a", "b" }, .keys = { "c", "d", "e" }, .heads = 1 });
        switchOff(trace, 0);
        QCOMPARE(core::meanOfHeads(trace, 0), Matrix(2, 3));
        QCOMPARE(core::maximumOfHeads(trace, 0), Matrix(2, 3));
    }
    // With plain loops: rows of (A + I)/2 divided by their sum; the second layer multiplied by the
    // first.
    void rolloutIsProductOfLayers()
    {
        compare(core::rollout(twoLayers({ { 1, 0, 0 }, { 0.5F, 0.5F, 0 }, { 0.2F, 0.3F, 0.5F } },
                    { { 0.6F, 0.4F, 0 }, { 0.1F, 0.8F, 0.1F }, { 0.25F, 0.25F, 0.5F } })),
            { { 0.85F, 0.15F, 0 }, { 0.28F, 0.6825F, 0.0375F }, { 0.23125F, 0.20625F, 0.5625F } });
    }
    void rolloutRowsSumToOneForAnyWeights()
    {
        const Matrix r = core::rollout(twoLayers({ { -3, 2, 0 }, { 0, 0, 0 }, { 1e38F, 1e38F, 1 } },
            { { 0.5F, 0.25F, 0 }, { 0, 7, 7 }, { 1, -1, 0 } }));
        for (Index i = 0; i < 3; ++i) {
            float sum = 0;
            for (const float x : r.row(i)) {
                QVERIFY(x >= 0);
                sum += x;
            }
            QVERIFY(std::abs(sum - 1) < 1e-6F);
        }
    }
    void rolloutOfEmptyRowsIsIdentity()
    {
        compare(core::rollout(twoLayers(Matrix(3, 3), Matrix(3, 3))), Matrix::identity(3, 3));
    }
    void rolloutNeedsSelfAttention()
    {
        const core::Trace cross = trace_builder::build({ .keys = { "x", "y" } });
        QVERIFY(!core::hasRollout(cross));
        QVERIFY(core::hasRollout(trace_builder::build()));
        try {
            (void)core::rollout(cross);
            QFAIL("no error");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, "rollout_needs_self_attention");
        }
    }
};

QTEST_APPLESS_MAIN(TestCombine)
#include "tst_combine.moc"
