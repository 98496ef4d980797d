#include "core/analysis/tensors.h"
#include "core/inference/layer_parts.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"
#include "reference.h"
#include "tests/core/arbitrary_runnable.h"

#include <QtTest>

#include <cmath>

using core::Index;
using core::Matrix;

namespace {

core::Experiment design(const std::vector<std::string>& settings, std::size_t layers)
{
    core::Experiment experiment;
    experiment.source = core::Sentence { "the cat sat on the mat" };
    experiment.design.weights = core::RandomWeights {};
    experiment.design.dimension = 16;
    experiment.attention().heads = 2;
    experiment.design.blocks.resize(layers, experiment.design.blocks.front());
    for (const std::string& setting : settings)
        core::settings::set(experiment, setting);
    return experiment;
}

// A network of up to four layers, each with sizes, mask and surroundings of its own.
core::Experiment anyNetwork()
{
    using arbitrary::coin;
    using arbitrary::integer;
    core::Experiment experiment;
    experiment.source = core::Sentence { arbitrary::sentence() };
    experiment.seed = static_cast<std::uint64_t>(integer(0, 1000));
    experiment.design.dimension = static_cast<int>(integer(1, 12));
    experiment.design.weights = core::RandomWeights {};
    if (coin())
        experiment.design.position = core::Rotary {};
    experiment.design.blocks.resize(static_cast<std::size_t>(integer(1, 4)));
    for (core::BlockSpec& block : experiment.design.blocks) {
        block.attention.heads = static_cast<int>(integer(1, 3));
        block.attention.dk = static_cast<int>(2 * integer(1, 3)); // RoPE rotates pairs
        block.attention.dv = static_cast<int>(integer(1, 5));
        if (coin())
            block.attention.mask = { core::CausalMask {} };
        block.residual = coin();
        block.norm = static_cast<core::NormPlace>(integer(0, 2));
        if (coin())
            block.feedForward
                = core::Mlp { static_cast<int>(integer(1, 9)), core::Activation::Relu };
    }
    experiment.design.blocks.front().residual = true; // else a single layer may be no network
    return experiment;
}

std::shared_ptr<const core::Trace> traceOf(const core::Experiment& experiment)
{
    return core::run(core::resolve(experiment));
}

Matrix sum(const Matrix& a, const Matrix& b)
{
    Matrix result = a;
    for (Index i = 0; i < result.size(); ++i)
        result.data()[i] += b.data()[i];
    return result;
}

// LayerNorm without weights, in double.
Matrix layerNorm(const Matrix& x)
{
    Matrix result = x;
    for (Index i = 0; i < x.rows(); ++i) {
        double mean = 0;
        double square = 0;
        for (const float value : x.row(i))
            mean += static_cast<double>(value) / static_cast<double>(x.cols());
        for (const float value : x.row(i))
            square
                += std::pow(static_cast<double>(value) - mean, 2) / static_cast<double>(x.cols());
        for (Index j = 0; j < x.cols(); ++j)
            result(i, j) = static_cast<float>(
                (static_cast<double>(x(i, j)) - mean) / std::sqrt(square + 1e-5));
    }
    return result;
}

double largestDifference(const Matrix& a, const Matrix& b)
{
    double largest = a.rows() == b.rows() && a.cols() == b.cols() ? 0 : HUGE_VAL;
    for (Index i = 0; largest < HUGE_VAL && i < a.size(); ++i)
        largest = std::max(
            largest, std::abs(static_cast<double>(a.data()[i]) - static_cast<double>(b.data()[i])));
    return largest;
}

} // namespace

class TestDesignedNetworks : public QObject {
    Q_OBJECT

private slots:
    // A second layer leaves the first as it was, and reads its output.
    void layersFollowEachOther()
    {
        const auto one = traceOf(design({}, 1));
        const auto two = traceOf(design({}, 2));
        QCOMPARE(two->attentions.size(), std::size_t { 2 });
        QVERIFY(largestDifference(one->attention(0).output, two->attention(0).output) < 1e-5);
        QVERIFY(largestDifference(*two->attention(1).queries, two->attention(0).output) < 1e-6);
        QVERIFY(largestDifference(
                    one->attention(0).heads[0].weights, two->attention(1).heads[0].weights)
            > 1e-3);
    }
    // Each layer's heads are those of a single layer with the same input.
    void everyLayerIsAnAttentionOfItsOwn()
    {
        const auto both = traceOf(design(
            { "blocks[2].heads=4", "blocks[2].temperature=0.5", "blocks[2].mask=causal" }, 2));
        const core::AttentionTrace& second = both->attention(1);
        QCOMPARE(second.heads.size(), std::size_t { 4 });
        for (Index h = 0; h < 4; ++h) {
            const core::HeadTrace& head = second.heads[static_cast<std::size_t>(h)];
            for (Index i = 0; i < head.weights.rows(); ++i) {
                std::vector<double> row;
                double all = 0;
                for (Index j = 0; j <= i; ++j) {
                    double score = 0;
                    for (Index c = 0; c < head.q.cols(); ++c)
                        score += static_cast<double>(head.q(i, c))
                            * static_cast<double>(head.k(j, c));
                    row.push_back(std::exp(score / std::sqrt(4.0) / 0.5));
                    all += row.back();
                }
                for (Index j = 0; j < head.weights.cols(); ++j) {
                    const double expected = j <= i ? row[static_cast<std::size_t>(j)] / all : 0;
                    QVERIFY(std::abs(static_cast<double>(head.weights(i, j)) - expected) < 1e-5);
                }
            }
        }
    }
    void residualsAndNormsStandWhereTheyAreAsked_data()
    {
        QTest::addColumn<QString>("norm");
        QTest::newRow("none") << "none";
        QTest::newRow("pre") << "pre";
        QTest::newRow("post") << "post";
    }
    void residualsAndNormsStandWhereTheyAreAsked()
    {
        QFETCH(QString, norm);
        const std::string placed = "blocks[1].norm=" + norm.toStdString();
        const auto trace = traceOf(design({ "blocks[1].residual=true", placed }, 1));
        const Matrix& x = trace->states[0].values;
        const core::AttentionTrace& attention = trace->attention(0);
        QVERIFY(largestDifference(*attention.queries, norm == u"pre" ? layerNorm(x) : x) < 1e-5);
        const Matrix added = sum(x, attention.output);
        QVERIFY(
            largestDifference(trace->states[1].values, norm == u"post" ? layerNorm(added) : added)
            < 1e-5);
    }
    void aFeedForwardNetworkFollowsTheAttention()
    {
        const auto trace = traceOf(design(
            { "blocks[1].feed_forward.width=24", "blocks[1].feed_forward.activation=relu" }, 1));
        const Matrix up = core::partOf(*trace, 0, core::LayerPart::FeedUp);
        const Matrix hidden = core::partOf(*trace, 0, core::LayerPart::FeedHidden);
        QCOMPARE(up.cols(), Index { 24 });
        for (Index i = 0; i < up.size(); ++i)
            QCOMPARE(hidden.data()[i], std::max(up.data()[i], 0.0F));
        QVERIFY(largestDifference(
                    core::partOf(*trace, 0, core::LayerPart::FeedOutput), trace->states[1].values)
            < 1e-6);
    }
    void whatCannotBeIsRefusedInWords()
    {
        const auto problem = [](const core::Experiment& experiment) {
            try {
                (void)core::resolve(experiment);
            } catch (const core::Error& error) {
                return error.problem;
            }
            return std::string();
        };
        core::Experiment pair = design({}, 2);
        pair.source = core::SentencePair { "a b", "c d" };
        QCOMPARE(problem(pair), std::string("several_blocks"));
        QCOMPARE(problem(design({ "blocks[2].residual=true", "blocks[2].output_projection=false",
                                    "blocks[2].dv=3" },
                     2)),
            std::string("residual_width"));
    }
    // Whatever the layers are: finite numbers, the same with any number of threads, weights that
    // sum to 1.
    void everyNetworkIsSound()
    {
        QVERIFY(rc::check("networks", [] {
            const core::Experiment experiment = anyNetwork();
            RC_LOG(arbitrary::textOf(experiment));
            const auto trace = core::run(core::resolve(experiment), { 1, {} });
            const auto again = core::run(core::resolve(experiment), { 3, {} });
            RC_ASSERT(trace->attentions.size() == experiment.design.blocks.size());
            for (const auto& tensor : core::tensors(*trace)) {
                const Matrix values = core::matrix(*trace, tensor);
                RC_ASSERT(values == core::matrix(*again, tensor));
                if (!tensor.id.ends_with("/masked") && !tensor.id.ends_with("/mask"))
                    RC_ASSERT(std::ranges::all_of(
                        values.values(), [](float x) { return std::isfinite(x); }));
            }
            for (std::size_t layer = 0; layer < experiment.design.blocks.size(); ++layer) {
                const auto& heads = trace->attentions[layer].heads;
                RC_ASSERT(std::ssize(heads) == experiment.attention(layer).heads);
                for (const core::HeadTrace& head : heads)
                    for (Index i = 0; i < head.weights.rows(); ++i) {
                        double sum = 0;
                        for (const float weight : head.weights.row(i))
                            sum += static_cast<double>(weight);
                        RC_ASSERT(std::abs(sum - 1) < 1e-4);
                    }
            }
        }));
    }
    void handBuiltHeadsFitTheStatesThatReachThem()
    {
        core::Experiment experiment = design({ "blocks[1].residual=true" }, 2);
        experiment.design.weights = core::HandBuiltWeights { { core::PreviousToken {} } };
        experiment.design.dimension = 64;
        const auto trace = traceOf(experiment);
        for (Index layer = 0; layer < 2; ++layer) {
            const Matrix& weights = trace->attention(layer).heads[0].weights;
            for (Index i = 1; i < weights.rows(); ++i)
                QVERIFY2(weights(i, i - 1) > 0.5F, qPrintable(QString::number(layer)));
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignedNetworks)
#include "tst_designed_networks.moc"
