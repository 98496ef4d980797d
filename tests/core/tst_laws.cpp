// Laws for every alternative of every variant, in random experiments. The alternatives come from
// their lists, so new ones are tested automatically.

#include "core/analysis/cell_explanation.h"
#include "core/analysis/sensitivity.h"
#include "core/analysis/statistics.h"
#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"
#include "core/analysis/weights/weighted_sum.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/math/pca.h"
#include "core/resolve/resolve.h"
#include "tests/core/arbitrary_runnable.h"

#include <QtTest>

#include <cmath>
#include <cstring>

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

// Checks the law in random experiments with each alternative in turn.
void everywhere(const std::function<void(const Experiment&)>& law)
{
    arbitrary::forEachKind([&](const std::string& name, const arbitrary::Pin& pin) {
        const bool holds = rc::check(name, [&] {
            const Experiment e = *arbitrary::runnable(pin);
            RC_LOG(arbitrary::textOf(e));
            law(e);
        });
        QVERIFY2(holds, name.c_str());
    });
}

bool sameNumbers(const Trace& a, const Trace& b)
{
    const auto tensors = core::tensors(a);
    return tensors == core::tensors(b) && std::ranges::all_of(tensors, [&](const auto& tensor) {
        return core::matrix(a, tensor) == core::matrix(b, tensor);
    });
}

void forEachHead(const Trace& trace, const std::function<void(Index layer, Index head)>& f)
{
    for (Index l = 0; l < std::ssize(trace.attentions); ++l)
        for (Index h = 0; h < std::ssize(trace.attention(l).heads); ++h)
            f(l, h);
}

const core::HeadTrace& headTrace(const Trace& trace, Index layer, Index head)
{
    return trace.attention(layer).heads[static_cast<std::size_t>(head)];
}

bool finite(const Matrix& m)
{
    return std::ranges::all_of(m.values(), [](float x) { return std::isfinite(x); });
}

bool sameBits(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols()
        && (a.empty()
            || std::memcmp(a.data(), b.data(), static_cast<std::size_t>(a.size()) * sizeof(float))
                == 0);
}

double sum(std::span<const float> row)
{
    return std::accumulate(row.begin(), row.end(), 0.0);
}

double magnitudes(std::span<const float> row)
{
    return std::accumulate(row.begin(), row.end(), 0.0,
        [](double total, float a) { return total + std::abs(static_cast<double>(a)); });
}

// Whether rows that are not empty sum to 1. A new normaliser needs an overload here to compile.
bool sumsToOne(const core::Softmax&)
{
    return true;
}
bool sumsToOne(const core::ReluSum&)
{
    return true;
}
bool sumsToOne(const core::Sparsemax&)
{
    return true;
}
bool sumsToOne(const core::SumNormaliser&)
{
    return true;
}
bool sumsToOne(const core::Relu&)
{
    return false;
}
bool sumsToOne(const core::ReluMean&)
{
    return false;
}
bool sumsToOne(const core::Sigmoid&)
{
    return false;
}
bool sumsToOne(const core::NoNormaliser&)
{
    return false;
}

// The tolerance between two computations of a weight: a rounding error of the logits (1e-6 of their
// size, float) and of the row's sum, which weights of both signs enlarge.
double tolerance(double logit, double weight, std::span<const float> row)
{
    return 2e-6 * (1 + std::abs(logit)) * (1 + std::abs(weight)) * (1 + magnitudes(row));
}

double largestLogit(const Matrix& masked, Index query, float temperature)
{
    double result = 0;
    for (const float score : masked.row(query))
        if (score != core::excluded)
            result = std::max(result, std::abs(static_cast<double>(score / temperature)));
    return result;
}

} // namespace

class TestLaws : public QObject {
    Q_OBJECT

private slots:
    // The same cases in every run; for a search: RC_PARAMS=max_success=1000
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS", "max_success=25 seed=1");
    }

    void everyTensorIsFiniteAndHasItsShape()
    {
        everywhere([](const Experiment& e) {
            const TracePointer trace = traceOf(e);
            for (const core::TensorRef& tensor : core::tensors(*trace)) {
                RC_LOG(tensor.id);
                const Matrix m = core::matrix(*trace, tensor);
                RC_ASSERT(m.rows() == tensor.rowCount && m.cols() == tensor.columnCount);
                RC_ASSERT(finite(m));
            }
            const arbitrary::Counts counts = arbitrary::countsOf(e);
            RC_ASSERT(std::ssize(trace->attentions.front().heads) == e.attention().heads);
            RC_ASSERT(trace->output().rows() == counts.queries);
            RC_ASSERT(trace->attentions.front().heads.front().weights.cols() == counts.keys);
        });
    }

    void rowsSumToOneOrZeroAndMaskedCellsAreZero()
    {
        everywhere([](const Experiment& e) {
            const TracePointer trace = traceOf(e);
            forEachHead(*trace, [&](Index layer, Index head) {
                const core::HeadTrace& h = headTrace(*trace, layer, head);
                const Matrix masked = core::scoreStages(*trace, layer, head).masked;
                const bool promised = std::visit(
                    [](const auto& n) { return sumsToOne(n); }, e.attention().normaliser);
                for (Index i = 0; i < h.weights.rows(); ++i) {
                    const auto row = h.weights.row(i);
                    const bool empty = std::ranges::count(h.emptyRows, i) == 1;
                    RC_ASSERT(empty == (magnitudes(row) == 0));
                    if (promised && !empty)
                        RC_ASSERT(std::abs(sum(row) - 1) <= 1e-5 * magnitudes(row));
                    for (Index j = 0; j < h.weights.cols(); ++j)
                        RC_ASSERT(masked(i, j) != core::excluded || h.weights(i, j) == 0);
                }
            });
        });
    }

    void scoreStagesGiveTheWeights()
    {
        everywhere([](const Experiment& e) {
            const TracePointer trace = traceOf(e);
            forEachHead(*trace, [&](Index layer, Index head) {
                Matrix stages = core::scoreStages(*trace, layer, head).masked;
                const Matrix& weights = headTrace(*trace, layer, head).weights;
                for (Index i = 0; i < weights.rows(); ++i) {
                    const double logit = largestLogit(stages, i, e.attention().temperature);
                    if (magnitudes(weights.row(i)) > 1000) // a sum that cancels: ill-conditioned
                        continue;
                    for (float& score : stages.row(i))
                        score = score == core::excluded ? score : score / e.attention().temperature;
                    core::normalise(e.attention().normaliser, stages.row(i),
                        core::isLogarithm(e.attention().score));
                    for (Index j = 0; j < weights.cols(); ++j)
                        RC_ASSERT(std::abs(stages(i, j) - weights(i, j)) <= tolerance(
                                      logit, static_cast<double>(weights(i, j)), weights.row(i)));
                }
            });
        });
    }

    void cellExplanationsGiveTheWeights()
    {
        everywhere([](const Experiment& e) {
            const TracePointer trace = traceOf(e);
            const Matrix& weights = headTrace(*trace, 0, 0).weights;
            const core::ScoreStages stages = core::scoreStages(*trace, 0, 0);
            for (Index i = 0; i < weights.rows(); ++i) {
                if (magnitudes(weights.row(i)) > 1000)
                    continue;
                for (Index j = 0; j < weights.cols(); ++j) {
                    const core::CellExplanation c = core::explainCell(*trace, { 0, 0, i, j });
                    const double logit = largestLogit(stages.masked, i, e.attention().temperature);
                    RC_ASSERT(c.allowed == (stages.masked(i, j) != core::excluded));
                    RC_ASSERT(std::abs(c.numerator / c.denominator - static_cast<double>(c.weight))
                        <= tolerance(logit, static_cast<double>(c.weight), weights.row(i)));
                    RC_ASSERT(c.rank >= 1 && c.rank <= weights.cols());
                }
            }
        });
    }

    void headStatisticsAreFiniteAndInRange()
    {
        everywhere([](const Experiment& e) {
            const TracePointer trace = traceOf(e);
            forEachHead(*trace, [&](Index layer, Index head) {
                const core::HeadStatistics s = core::statistics(*trace, layer, head);
                for (const double share :
                    { s.self, s.previous, s.next, s.first, s.sameWord, s.punctuation, s.special,
                        s.duplicateToken, s.induction, s.normalisedEntropy })
                    RC_ASSERT(share >= 0 && share <= 1 + 1e-6);
                RC_ASSERT(std::isfinite(s.entropy) && std::isfinite(s.distance));
                RC_ASSERT(std::ranges::count(core::patternIds, s.pattern) == 1);
                const core::Sensitivity v = core::sensitivity(*trace, layer, head);
                RC_ASSERT(std::isfinite(v.rawVariance) && v.rawVariance >= 0);
                RC_ASSERT(std::isfinite(v.scaledVariance) && std::isfinite(v.jacobian));
            });
            const core::Pca p = core::pca(trace->output(), 3);
            RC_ASSERT(finite(p.components) && finite(p.coordinates[0]));
            RC_ASSERT(p.explainedVarianceRatio[0] + p.explainedVarianceRatio[1]
                    + p.explainedVarianceRatio[2]
                <= 1 + 1e-9);
        });
    }

    void weightedSumsAndStepsAreComplete()
    {
        const std::vector<std::string> formulas = core::formulaIds();
        everywhere([&](const Experiment& e) {
            const TracePointer trace = traceOf(e);
            const Matrix& weights = headTrace(*trace, 0, 0).weights;
            for (Index i = 0; i < weights.rows(); ++i) {
                const core::WeightedSum m = core::weightedSum(*trace, { 0, 0, i }, 2);
                double total = m.rest;
                for (const auto& term : m.terms)
                    total += static_cast<double>(term.weight);
                RC_ASSERT(std::abs(total - sum(weights.row(i)))
                    <= 1e-9 * (1 + magnitudes(weights.row(i))));
                RC_ASSERT(!core::weightedSumText(m, 2, 2).empty());
            }
            for (const core::Step& step : core::steps(*trace, 0, e.attention().heads - 1)) {
                RC_ASSERT(std::ranges::count(formulas, step.formula) == 1);
                for (const std::string& id : step.leave)
                    RC_ASSERT(core::find(*trace, id).id == id);
            }
        });
    }

    void anotherMaskAllowsNothingNew()
    {
        core::forEachAlternative<core::Mask>([&](auto type) {
            const std::string name(decltype(type)::type::id);
            QVERIFY2(rc::check(name,
                         [&] {
                             Experiment e = *arbitrary::runnable();
                             const TracePointer before = traceOf(e);
                             arbitrary::drawFields(e.attention()
                                                       .mask.emplace_back()
                                                       .emplace<typename decltype(type)::type>(),
                                 arbitrary::smallOnes);
                             std::visit(arbitrary::MaskMaker { arbitrary::countsOf(e),
                                            e.attention().heads },
                                 e.attention().mask.back());
                             RC_LOG(arbitrary::textOf(e));
                             const TracePointer after = traceOf(e);
                             forEachHead(*before, [&](Index layer, Index head) {
                                 const Matrix was = core::scoreStages(*before, layer, head).masked;
                                 const Matrix is = core::scoreStages(*after, layer, head).masked;
                                 for (Index c = 0; c < was.size(); ++c)
                                     RC_ASSERT(was.data()[c] != core::excluded
                                         || is.data()[c] == core::excluded);
                             });
                         }),
                name.c_str());
        });
    }

    void sameSeedGivesSameBits()
    {
        everywhere([](const Experiment& e) {
            const TracePointer once = traceOf(e);
            const TracePointer again = traceOf(e);
            for (const core::TensorRef& tensor : core::tensors(*once))
                RC_ASSERT(sameBits(core::matrix(*once, tensor), core::matrix(*again, tensor)));
        });
    }

    void otherScalingAndNormaliserReuseTheWeights()
    {
        everywhere([](const Experiment& e) {
            Experiment changed = e;
            const Experiment other = *arbitrary::runnable({});
            changed.attention().scaling = other.attention().scaling;
            changed.attention().temperature = other.attention().temperature;
            changed.attention().normaliser = other.attention().normaliser;
            const auto afresh = core::resolve(changed);
            const auto again = core::resolveAgain(*core::resolve(e), changed);
            RC_ASSERT(again != nullptr);
            RC_ASSERT(again->experiment == changed);
            RC_ASSERT(std::ranges::is_permutation(again->notices, afresh->notices));
            RC_ASSERT(sameNumbers(*core::run(again), *core::run(afresh)));
            changed.seed += 1;
            RC_ASSERT(core::resolveAgain(*afresh, changed) == nullptr);
        });
    }

    void ablatedHeadAddsNothing()
    {
        everywhere([](Experiment e) {
            e.attention().ablatedHeads = { 1 };
            const TracePointer trace = traceOf(e);
            const Matrix& concat = trace->attentions.front().concat;
            const Index dv = headTrace(*trace, 0, 0).v.cols();
            for (Index i = 0; i < concat.rows(); ++i)
                RC_ASSERT(magnitudes(concat.row(i).first(static_cast<std::size_t>(dv))) == 0);
        });
    }
};

QTEST_APPLESS_MAIN(TestLaws)
#include "tst_laws.moc"
