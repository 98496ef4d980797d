#include "core/analysis/tensors.h"
#include "core/analysis/weights/contributions.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"
#include "tests/core/arbitrary_runnable.h"
#include "tests/core/slow_value_weighted.h"
#include "tests/core/trace_builder.h"

#include <QtTest>
#include <rapidcheck.h>

#include <cmath>
#include <limits>

using core::Index;
using core::Matrix;

namespace {

core::Trace small()
{
    return trace_builder::build({ .queries = { "a", "b" }, .heads = 2 });
}

} // namespace

class TestValueWeighted : public QObject {
    Q_OBJECT

private slots:
    // The same cases in every run; for a search: RC_PARAMS=max_success=1000
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS", "max_success=100 seed=1");
    }
    // By hand: a (1, 3) W_O with the rows of the second head.
    void valuesPassTheirHeadsRowsOfTheOutputProjection()
    {
        core::Trace trace = trace_builder::changed(small(), [](core::Model& model) {
            model.layers.mutableLayers()[0].wo = { { 9, 9 }, { 9, 9 }, { 1, 1 }, { 0, -1 } };
        });
        trace.attentions[0].heads[1].v = { { 1, 3 }, { 3, -1 } };
        trace.attentions[0].heads[1].weights = { { 0.5F, 0.5F }, { -2, 0 } };
        const Matrix m = core::valueWeighted(trace, 0, 1); // (1, -2) and (3, 4)
        QVERIFY(std::abs(m(0, 0) - 0.5F * std::sqrt(5.0F)) < 1e-6F);
        QCOMPARE(m(0, 1), 2.5F);
        QVERIFY(std::abs(m(1, 0) - 2 * std::sqrt(5.0F)) < 1e-6F);
        QCOMPARE(m(1, 1), 0.0F);
    }
    void valuesWithoutAnOutputProjectionAreUnchanged()
    {
        core::Trace trace = trace_builder::changed(
            small(), [](core::Model& model) { model.layers.mutableLayers()[0].wo = {}; });
        trace.attentions[0].heads[0].v = { { 3, 4 }, { 0, 0 } };
        trace.attentions[0].heads[0].weights = { { 0.25F, 0.75F }, { 1, 0 } };
        QCOMPARE(core::valueWeighted(trace, 0, 0), (Matrix { { 1.25F, 0 }, { 5, 0 } }));
    }
    void hugeNumbersStayFinite()
    {
        core::Trace trace = small();
        trace.attentions[0].heads[0].v = Matrix::constant(2, 2, 1e38F);
        trace.attentions[0].heads[0].weights = Matrix::constant(2, 2, 1e38F);
        const Matrix m = core::valueWeighted(trace, 0, 0);
        for (const float x : m.values())
            QVERIFY(std::isfinite(x) && x > 1e38F);
    }
    void ablatedHeadHasItsUnablatedContribution()
    {
        const core::Trace on = small();
        const core::Trace off = trace_builder::changed(on,
            [](core::Model& model) { model.layers.mutableLayers()[0].heads[0].enabled = false; });
        QCOMPARE(core::valueWeighted(off, 0, 0), core::valueWeighted(on, 0, 0));
    }
    // Holds for cross-attention, biases, no W_O, any score and normaliser.
    void valueWeightIsTheNormOfEachContribution()
    {
        QVERIFY(rc::check([] {
            const core::Experiment e = *arbitrary::runnable();
            const auto trace = core::run(core::resolve(e));
            for (Index i = 0; i < trace->output().rows(); ++i)
                RC_ASSERT(slow::apartFromOutput(*trace, 0, i) < 1e-4);
            for (Index head = 0; head < e.attention().heads; ++head) {
                const Matrix ours = core::valueWeighted(*trace, 0, head);
                RC_ASSERT(slow::apart(ours, slow::weightedValues(*trace, 0, head)) < 1e-5);
                const std::string id
                    = "layer1/head" + std::to_string(head + 1) + "/weighted_values";
                const core::TensorRef tensor = core::find(*trace, id);
                RC_ASSERT(core::matrix(*trace, tensor) == ours);
                RC_ASSERT(tensor.rowCount == ours.rows() && tensor.columnCount == ours.cols());
            }
        }));
    }
};

QTEST_APPLESS_MAIN(TestValueWeighted)
#include "tst_value_weighted.moc"
