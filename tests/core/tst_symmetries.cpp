// Laws that compare two runs: permuted keys and queries, one and two threads, plain attention.

#include "core/analysis/tensors.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "tests/core/arbitrary_runnable.h"

#include <QtTest>

#include <cmath>
#include <cstring>
#include <numeric>

using core::Experiment;
using core::Index;
using core::Matrix;
using core::Trace;

namespace {

using TracePointer = std::shared_ptr<const Trace>;

TracePointer traceOf(const Experiment& e, int threads = 1)
{
    return core::run(core::resolve(e), { threads, {} });
}

bool near(float a, float b, double tolerance)
{
    return std::abs(static_cast<double>(a) - static_cast<double>(b))
        <= tolerance * (1 + std::abs(static_cast<double>(a)));
}

core::Tensor withRows(const core::Tensor& tensor, const std::vector<Index>& order)
{
    core::Tensor result = tensor;
    const Index width = tensor.shape[1];
    for (std::size_t i = 0; i < order.size(); ++i)
        std::copy_n(tensor.data.data() + order[i] * width, width,
            result.data.data() + static_cast<Index>(i) * width);
    return result;
}

std::vector<Index> someOrder(Index n)
{
    std::vector<Index> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    for (Index i = n - 1; i > 0; --i)
        std::swap(order[static_cast<std::size_t>(i)],
            order[static_cast<std::size_t>(arbitrary::integer(0, i))]);
    return order;
}

// Given vectors without position encoding, mask and text, with weights independent of the input, so
// that order has no effect. Normalisers without a sum that could cancel.
Experiment orderless(const arbitrary::Pin& pin)
{
    Experiment e = *arbitrary::runnable(pin);
    const auto d = arbitrary::integer(1, 4);
    const auto m = arbitrary::integer(2, 6);
    e.source = core::MatrixSource { arbitrary::given(arbitrary::integer(2, 5), d),
        arbitrary::given(m, d), arbitrary::given(m, d) };
    e.design.position = core::NoPosition {};
    e.attention().mask.clear();
    if (std::holds_alternative<core::HandBuiltWeights>(e.design.weights))
        e.design.weights = core::RandomWeights {};
    if (std::holds_alternative<core::SumNormaliser>(e.attention().normaliser))
        e.attention().normaliser = core::Softmax {};
    e.attention().temperature
        = std::max(e.attention().temperature, 0.5F); // small ones enlarge the last bit of a score
    return e;
}

// Large enough for several threads.
void enlarge(Experiment& e)
{
    constexpr int n = 192;
    constexpr Index d = 128;
    std::string text;
    for (int i = 0; i < n; ++i)
        text += "w" + std::to_string(i * i % 50) + " ";
    const auto vectors = [](Index cols) {
        core::Tensor result { { n, cols }, core::Buffer(n * cols), false };
        for (Index i = 0; i < result.size(); ++i)
            result.data.data()[i] = static_cast<float>(i * 7919 % 1009) / 500 - 1;
        return core::TensorInput { std::move(result), {}, {} };
    };
    e.design.tokens = core::WhitespaceTokens {};
    if (auto* s = std::get_if<core::SentencePair>(&e.source))
        s->text = s->keys = text;
    else if (std::holds_alternative<core::MatrixSource>(e.source))
        e.source = core::MatrixSource { vectors(d), {}, {} };
    else if (std::holds_alternative<core::PointSource>(e.source))
        e.source = core::PointSource { {}, vectors(d), vectors(d) };
    else
        e.source = core::Sentence { text };
    e.design.dimension = static_cast<int>(d);
    e.attention().heads = 16;
    e.attention().dk = e.attention().dv = 8;
    e.edits.clear();
    e.attention().mask.resize(std::min<std::size_t>(e.attention().mask.size(), 1));
    if (!e.attention().mask.empty()
        && std::holds_alternative<core::MatrixMask>(e.attention().mask[0]))
        e.attention().mask = { core::MatrixMask { vectors(n) } };
}

} // namespace

class TestSymmetries : public QObject {
    Q_OBJECT

private slots:
    // The same cases in every run; for a search: RC_PARAMS=max_success=1000
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS", "max_success=25 seed=1");
    }

    void softmaxAndSparsemaxAreShiftInvariant()
    {
        for (const core::Normaliser& normaliser :
            { core::Normaliser(core::Softmax {}), core::Normaliser(core::Sparsemax {}) })
            QVERIFY(rc::check("shift", [&] {
                std::vector<float> row(static_cast<std::size_t>(arbitrary::integer(1, 9)));
                for (float& z : row) // multiples of 1/64: the shift is exact
                    z = static_cast<float>(arbitrary::integer(-640, 640)) / 64;
                std::vector<float> shifted = row;
                const auto by = static_cast<float>(arbitrary::integer(-1000, 1000));
                for (float& z : shifted)
                    z += by;
                RC_ASSERT(core::normalise(normaliser, row, false));
                RC_ASSERT(core::normalise(normaliser, shifted, false));
                for (std::size_t j = 0; j < row.size(); ++j)
                    RC_ASSERT(near(row[j], shifted[j], 1e-6));
            }));
    }

    void permutedKeysPermuteWeightsAndPreserveOutput()
    {
        arbitrary::forEachKind([](const std::string& name, const arbitrary::Pin& pin) {
            const bool holds = rc::check(name, [&] {
                Experiment e = orderless(pin);
                RC_LOG(arbitrary::textOf(e));
                const TracePointer before = traceOf(e);
                auto& source = std::get<core::MatrixSource>(e.source);
                const std::vector<Index> order = someOrder(source.keys.values.shape[0]);
                source.keys.values = withRows(source.keys.values, order);
                source.values.values = withRows(source.values.values, order);
                const TracePointer after = traceOf(e);
                for (std::size_t h = 0; h < before->attentions[0].heads.size(); ++h) {
                    const Matrix& was = before->attentions[0].heads[h].weights;
                    const Matrix& is = after->attentions[0].heads[h].weights;
                    for (Index i = 0; i < was.rows(); ++i)
                        for (Index j = 0; j < was.cols(); ++j)
                            RC_ASSERT(
                                near(was(i, order[static_cast<std::size_t>(j)]), is(i, j), 1e-4));
                }
                for (Index c = 0; c < before->output().size(); ++c)
                    RC_ASSERT(near(before->output().data()[c], after->output().data()[c], 1e-3));
            });
            QVERIFY2(holds, name.c_str());
        });
    }

    void permutedQueriesPermuteTheRows()
    {
        arbitrary::forEachKind([](const std::string& name, const arbitrary::Pin& pin) {
            const bool holds = rc::check(name, [&] {
                Experiment e = orderless(pin);
                RC_LOG(arbitrary::textOf(e));
                const TracePointer before = traceOf(e);
                auto& source = std::get<core::MatrixSource>(e.source);
                const std::vector<Index> order = someOrder(source.queries.values.shape[0]);
                source.queries.values = withRows(source.queries.values, order);
                const TracePointer after = traceOf(e);
                const Matrix& was = before->output();
                const Matrix& is = after->output();
                for (Index i = 0; i < was.rows(); ++i)
                    for (Index t = 0; t < was.cols(); ++t)
                        RC_ASSERT(near(was(order[static_cast<std::size_t>(i)], t), is(i, t), 1e-3));
            });
            QVERIFY2(holds, name.c_str());
        });
    }

    // softmax(XXᵀ/√d) X, with loops in double.
    void oneHeadOfFullWidthIsPlainAttention()
    {
        QVERIFY(rc::check([] {
            Experiment e;
            const auto n = arbitrary::integer(1, 6);
            const auto d = arbitrary::integer(1, 6);
            e.source = core::MatrixSource { arbitrary::given(n, d), {}, {} };
            e.design.position = core::NoPosition {};
            e.attention().heads = 1;
            e.design.weights = core::IdentityWeights {};
            e.attention().outputProjection = false;
            const TracePointer trace = traceOf(e);
            const Matrix& x = *trace->model->inputs.queries;
            for (Index i = 0; i < n; ++i) {
                std::vector<double> weights;
                for (Index j = 0; j < n; ++j) {
                    double dot = 0;
                    for (Index t = 0; t < d; ++t)
                        dot += static_cast<double>(x(i, t)) * static_cast<double>(x(j, t));
                    weights.push_back(std::exp(dot / std::sqrt(static_cast<double>(d))));
                }
                const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
                for (Index t = 0; t < d; ++t) {
                    double expected = 0;
                    for (Index j = 0; j < n; ++j)
                        expected += weights[static_cast<std::size_t>(j)] / total
                            * static_cast<double>(x(j, t));
                    RC_ASSERT(
                        std::abs(static_cast<double>(trace->output()(i, t)) - expected) <= 1e-5);
                }
            }
        }));
    }

    void anotherSeedGivesDifferentOutput()
    {
        Experiment e;
        e.design.weights = core::RandomWeights {};
        const TracePointer one = traceOf(e);
        e.seed += 1;
        QVERIFY(!(one->output() == traceOf(e)->output()));
    }

    void oneAndTwoThreadsGiveSameBits()
    {
        arbitrary::forEachKind([](const std::string& name, const arbitrary::Pin& pin) {
            Experiment e = arbitrary::runnable(pin)(rc::Random(7), rc::kNominalSize).value();
            enlarge(e);
            const auto model = core::resolve(e);
            const TracePointer one = core::run(model, { 1, {} });
            const TracePointer two = core::run(model, { 2, {} });
            for (const core::TensorRef& tensor : core::tensors(*one)) {
                const Matrix* a = core::stored(*one, tensor);
                const Matrix* b = core::stored(*two, tensor);
                if (a == nullptr || a == b)
                    continue;
                const auto bytes = static_cast<std::size_t>(a->size()) * sizeof(float);
                QVERIFY2(std::memcmp(a->data(), b->data(), bytes) == 0,
                    (name + " " + tensor.id).c_str());
            }
        });
    }
};

QTEST_APPLESS_MAIN(TestSymmetries)
#include "tst_symmetries.moc"
