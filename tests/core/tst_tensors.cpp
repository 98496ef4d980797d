#include "core/analysis/combine.h"
#include "core/analysis/tensors.h"
#include "core/base/error.h"
#include "core/inference/run.h"
#include "core/input/position.h"
#include "core/resolve/resolve.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <cmath>
#include <set>

using core::Axis;
using core::Index;
using core::Matrix;
using core::TensorKind;
using core::TensorRef;

namespace {

bool has(const core::Trace& trace, std::string_view id)
{
    const auto all = core::tensors(trace);
    return std::ranges::count(all, id, &TensorRef::id) == 1;
}

bool nearlyEqual(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols()
        && std::ranges::equal(
            a.values(), b.values(), [](float x, float y) { return std::abs(x - y) < 1e-5F; });
}

} // namespace

class TestTensors : public QObject {
    Q_OBJECT

private slots:
    // The rotated projections are the head's q and k, bit by bit.
    void rotaryPositionListsUnrotatedProjections()
    {
        for (const core::Pairing pairing : { core::Pairing::Adjacent, core::Pairing::Halves }) {
            core::Experiment experiment;
            experiment.source = core::SentencePair { "one two three four", "five six seven" };
            experiment.design.position = core::Rotary { pairing, 500 };
            experiment.design.weights = core::RandomWeights {};
            experiment.attention().biases = true;
            const auto trace = core::run(core::resolve(experiment));
            for (const char* name : { "q", "k" }) {
                const std::string id = std::string("layer1/head2/") + name;
                const TensorRef before = core::find(*trace, id + "_unturned");
                const TensorRef after = core::find(*trace, id);
                QVERIFY(before.rowCount == after.rowCount && before.rows == after.rows);
                QCOMPARE(before.columnCount, after.columnCount);
                Matrix rotated = core::matrix(*trace, before);
                QVERIFY(!(rotated == core::matrix(*trace, after)));
                core::rotate(core::Rotary { pairing, 500 }, rotated);
                QVERIFY(rotated == core::matrix(*trace, after));
            }
            QVERIFY(!has(*trace, "layer1/head2/v_unturned"));
        }
        QVERIFY(!has(*core::run(core::resolve({})), "layer1/head1/q_unturned"));
    }
    void everyTensorHasItsListedShape()
    {
        for (const auto& trace : { trace_builder::build({ .layers = 2, .causal = true }),
                 trace_builder::build({ .keys = { "x", "y" } }) }) {
            std::set<std::string> ids;
            for (const TensorRef& tensor : core::tensors(trace)) {
                QVERIFY2(ids.insert(tensor.id).second, tensor.id.c_str());
                const Matrix m = core::matrix(trace, tensor);
                QCOMPARE(m.rows(), tensor.rowCount);
                QCOMPARE(m.cols(), tensor.columnCount);
                const Matrix* held = core::stored(trace, tensor);
                QVERIFY(held == nullptr || *held == m);
                QVERIFY(core::find(trace, tensor.id) == tensor);
                QVERIFY(tensor.id.ends_with(tensor.name));
            }
        }
    }
    void axesMatchTheirCounts()
    {
        const core::Trace trace = trace_builder::build({ .keys = { "x", "y", "z" } });
        for (const TensorRef& tensor : core::tensors(trace)) {
            QCOMPARE(tensor.rows == Axis::Queries, tensor.rowCount == 5);
            if (tensor.rows == Axis::Keys || tensor.columns == Axis::Keys)
                QVERIFY(tensor.rowCount == 3 || tensor.columnCount == 3);
            QCOMPARE(tensor.columns == Axis::Keys,
                tensor.kind == TensorKind::Scores || tensor.kind == TensorKind::AddedMask
                    || tensor.kind == TensorKind::AttentionWeights
                    || tensor.kind == TensorKind::WeightedValues);
        }
    }
    void layersAndHeadsCountFromOne()
    {
        const core::Trace trace = trace_builder::build({ .heads = 2, .layers = 2 });
        const TensorRef ref = core::find(trace, "layer2/head1/weights");
        QCOMPARE(ref.layer, 1);
        QCOMPARE(ref.head, 0);
        QCOMPARE(core::stored(trace, ref), &trace.attentions[1].heads[0].weights);
        QVERIFY(!has(trace, "layer0/head1/weights"));
        QVERIFY(!has(trace, "layer3/output"));
        QCOMPARE(core::find(trace, "layer2/output").head, -1);
    }
    void missingTensorsAreNotListed()
    {
        const core::Trace plain = trace_builder::build();
        for (const auto* id : { "queries/position", "layer1/head1/b_q", "layer1/head1/score.w",
                 "layer1/head1/mask", "layer1/b_o", "keys/embedding" })
            QVERIFY2(!has(plain, id), id);
        const core::Trace rich = trace_builder::changed(plain, [](core::Model& model) {
            const auto part = std::make_shared<const Matrix>(5, 4);
            model.inputs.queryPositions = model.inputs.queryEmbedding = part;
            model.inputs.keyEmbedding = part; // the same sequence: not listed twice
            model.layers.mutableLayers()[0].heads[0].bq = Matrix(1, 3);
            model.layers.mutableLayers()[0].heads[0].score.w = Matrix(3, 3);
            model.layers.mutableLayers()[0].heads[0].mask.distanceSlope = 1;
            model.layers.mutableLayers()[0].bo = Matrix(1, 4);
        });
        for (const auto* id : { "queries/position", "queries/embedding", "layer1/head1/b_q",
                 "layer1/head1/score.w", "layer1/head1/mask", "layer1/b_o" })
            QVERIFY2(has(rich, id), id);
        QVERIFY(!has(rich, "keys/embedding"));
        QVERIFY(!has(trace_builder::build({ .keys = { "x" } }), "rollout"));
    }
    void scoresAreRecomputedFromQAndK()
    {
        const core::Trace trace = trace_builder::build({ .causal = true });
        const core::HeadTrace& head = trace.attentions[0].heads[1];
        const Matrix raw = trace_builder::product(head.q, trace_builder::transposed(head.k));
        const auto of = [&](const char* name) {
            return core::matrix(trace, core::find(trace, std::string("layer1/head2/") + name));
        };
        QVERIFY(nearlyEqual(of("scores"), raw));
        QVERIFY(std::abs(of("scaled")(2, 1) - raw(2, 1) / std::sqrt(3.0F)) < 1e-5F);
        QCOMPARE(of("masked")(1, 2), core::excluded);
        QCOMPARE(of("mask")(1, 2), core::excluded);
        QCOMPARE(of("mask")(2, 1), 0.0F);
        QCOMPARE(of("masked")(2, 1), of("scaled")(2, 1));
    }
    void combinationsAreListed()
    {
        const core::Trace trace = trace_builder::build({ .layers = 2 });
        QCOMPARE(
            core::matrix(trace, core::find(trace, "layer2/mean")), core::meanOfHeads(trace, 1));
        QCOMPARE(core::matrix(trace, core::find(trace, "layer1/maximum")),
            core::maximumOfHeads(trace, 0));
        QCOMPARE(core::matrix(trace, core::find(trace, "rollout")), core::rollout(trace));
    }
    void unknownIdSuggestsSimilarOnes()
    {
        const core::Trace trace = trace_builder::build();
        try {
            (void)core::find(trace, "layer1/head2/wieghts");
            QFAIL("no error");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, "unknown_tensor");
            QVERIFY(error.detail().find("layer1/head2/weights") != std::string::npos);
        }
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)core::find(trace, ""));
    }
};

QTEST_APPLESS_MAIN(TestTensors)
#include "tst_tensors.moc"
