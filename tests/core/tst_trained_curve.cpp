#include "core/base/error.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"
#include "core/training/tasks/curve.h"
#include "core/training/trained_network.h"
#include "core/training/training.h"
#include "stub_files.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <set>

using namespace core::training;
using core::Index;
using core::Matrix;
using core::Scalar;

namespace {

// Reference: the prediction at query i, from all known points or all except the i-th.
double heightAt(const CurveSample& sample, std::size_t i, double w)
{
    double sum = 0;
    double all = 0;
    for (std::size_t j = 0; j < sample.known.x.size(); ++j) {
        if (sample.leaveOneOut && i == j)
            continue;
        const double apart = double { sample.queries.x[i] } - double { sample.known.x[j] };
        const double weight = std::exp(-std::pow(w * apart, 2) / 2);
        sum += weight * double { sample.known.y[j] };
        all += weight;
    }
    return sum / all;
}

double meanSquare(const CurveSample& sample, double w)
{
    double sum = 0;
    for (std::size_t i = 0; i < sample.queries.x.size(); ++i)
        sum += std::pow(heightAt(sample, i, w) - double { sample.queries.y[i] }, 2);
    return sum / double(sample.queries.x.size());
}

NetworkSpec kernel()
{
    return { .architecture = KernelNetwork {} };
}

Weights bandwidth(Scalar w)
{
    Matrix values(1, 1);
    values(0, 0) = w;
    return { { "w", values, true } };
}

std::vector<Scalar> drawn(Index count, std::uint64_t key)
{
    std::vector<Scalar> result(static_cast<std::size_t>(count));
    core::fillNormal(result, key, 2);
    return result;
}

CurveSample threePoints()
{
    const Points points { { 0, 1, 2 }, { 0, 1, 4 } };
    return { .known = points, .queries = points, .leaveOneOut = true };
}

std::vector<Scalar> predictedValues(const CurveSample& sample, Scalar w)
{
    const Weights weights = bandwidth(w);
    return predictionWithAttention({ kernel(), weights, OutputKind::Numbers }, sample).y;
}

TrainingSpec curveSpec(int level = 1)
{
    TrainingSpec spec { .task = "curve", .level = level };
    spec.network = kernel();
    spec.hyperparameters = defaultHyperparameters(OutputKind::Numbers);
    return spec;
}

} // namespace

// Kernel regression with a trained bandwidth.
class TestTrainedCurve : public QObject {
    Q_OBJECT

private slots:
    // y = 0, 1, 4 at x = 0, 1, 2; computed by hand in double precision: at 0 for w = 1 it is
    // (e^-½·1 + e^-2·4) / (e^-½ + e^-2).
    void leaveOneOutMatchesHandComputation_data()
    {
        QTest::addColumn<float>("w");
        QTest::addColumn<std::vector<double>>("expected");
        QTest::newRow("1") << 1.0F << std::vector { 1.547276571419069, 2.0, 0.8175744761936437 };
        QTest::newRow("2") << 2.0F << std::vector { 1.0074178694699043, 2.0, 0.9975273768433652 };
    }
    void leaveOneOutMatchesHandComputation()
    {
        QFETCH(const float, w);
        QFETCH(const std::vector<double>, expected);
        const std::vector<Scalar> found = predictedValues(threePoints(), w);
        QCOMPARE(found.size(), std::size_t { 3 });
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(std::abs(double { found[i] } - expected[i]) < 1e-6);
    }
    void gradientsMatchFiniteDifferences_data()
    {
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("positions");
        QTest::addColumn<double>("w");
        QTest::newRow("two points") << 2 << 0 << 0.7;
        QTest::newRow("leave one out") << 17 << 0 << 1.5;
        QTest::newRow("narrow") << 40 << 0 << 6.0;
        QTest::newRow("other positions") << 9 << 5 << 0.4;
        QTest::newRow("mirrored") << 9 << 5 << -2.0;
        QTest::newRow("one position") << 3 << 1 << 1.0;
    }
    void gradientsMatchFiniteDifferences()
    {
        QFETCH(const int, points);
        QFETCH(const int, positions);
        QFETCH(const double, w);
        for (std::uint64_t key = 0; key < 4; ++key) {
            CurveSample sample { .known = { drawn(points, key), drawn(points, key + 10) } };
            sample.leaveOneOut = positions == 0;
            sample.queries = positions == 0
                ? sample.known
                : Points { drawn(positions, key + 20), drawn(positions, key + 30) };
            const Weights weights = bandwidth(static_cast<Scalar>(w));
            const auto exact = double { static_cast<Scalar>(w) };
            const Example example { .curve = std::make_shared<const CurveSample>(sample) };
            const std::vector<const Example*> one { &example };
            const Batch batch = batchOf(one, OutputKind::Numbers);
            const NetworkSpec spec = kernel();
            Graph graph(weights);
            const Variable out = logits({ .graph = graph, .spec = spec, .batch = batch });
            const auto count = static_cast<Scalar>(sample.queries.x.size());
            Matrix gradient = graph.value(out);
            for (Index i = 0; i < gradient.rows(); ++i)
                gradient(i, 0)
                    = 2 / count * (gradient(i, 0) - sample.queries.y[static_cast<std::size_t>(i)]);
            graph.backward(out, gradient);
            const double found = double { graph.takeGradients().front()(0, 0) };
            const double step = 1e-5;
            const double expected
                = (meanSquare(sample, exact + step) - meanSquare(sample, exact - step))
                / (2 * step);
            // Float results of sums of a few dozen values below ten.
            QVERIFY2(std::abs(found - expected) < 1e-4 * std::max(1.0, std::abs(expected)),
                qPrintable(QString("%1 beside %2").arg(found).arg(expected)));
        }
    }
    // At any distance and bandwidth the nearest point counts.
    void predictionsAreAlwaysFinite()
    {
        CurveSample sample = threePoints();
        sample.queries = { { -1000, 1e30F, 1.2F }, {} };
        sample.leaveOneOut = false;
        for (const Scalar w : { 1.0F, 1e6F, 0.0F })
            for (const Scalar height : predictedValues(sample, w))
                QVERIFY(std::isfinite(height));
        const std::vector<Scalar> narrow = predictedValues(sample, 100);
        QCOMPARE(narrow[0], 0.0F);
        QCOMPARE(narrow[2], 1.0F);
    }
    void pointsAreDrawnFromTheSeed()
    {
        for (const int level : { 1, 2 }) {
            const Task one = task("curve", 3, { level });
            const Task same = task("curve", 3, { level });
            const Task other = task("curve", 4, { level });
            const CurveSample& known = *one.examples->train.front().curve;
            QCOMPARE(one.examples->train.size(), std::size_t { 1 });
            QVERIFY(known == *same.examples->train.front().curve);
            QVERIFY(known.known != other.examples->train.front().curve->known);
            QVERIFY(known.leaveOneOut && known.queries == known.known);
            std::set<Scalar> seen(known.known.x.begin(), known.known.x.end());
            QCOMPARE(seen.size(), known.known.x.size());
            QVERIFY(one.examples->validation.size() >= 30);
            for (const Example& each : one.examples->validation) {
                QVERIFY(!each.curve->leaveOneOut && each.curve->known == known.known);
                QCOMPARE(each.curve->queries.x.size(), std::size_t { 10 });
                for (const Scalar position : each.curve->queries.x)
                    QVERIFY(position >= 0 && position <= 5
                        && seen.insert(position).second); // all distinct
            }
        }
    }
    void trainingFindsTheBestBandwidth_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<quint64>("seed");
        for (const int level : { 1, 2 })
            for (const quint64 seed : { quint64 { 1 }, quint64 { 2 }, quint64 { 3 } })
                QTest::addRow("level %d, seed %d", level, int(seed)) << level << seed;
    }
    void trainingFindsTheBestBandwidth()
    {
        QFETCH(const int, level);
        QFETCH(const quint64, seed);
        TrainingSpec spec = curveSpec(level);
        spec.seed = seed;
        Training training(spec);
        const core::ThreadPool threadPool(1);
        const std::vector<Example> evaluated = evalSet(training.task(), { .level = level });
        const auto metricsNow = [&] {
            return evaluate({ spec.network, training.state().weights, OutputKind::Numbers },
                evaluated, threadPool);
        };
        const Metrics before = metricsNow();
        for (int i = 0; i < spec.hyperparameters.steps; ++i)
            training.step(threadPool);
        const Metrics after = metricsNow();
        const CurveSample& known = *training.task().examples->train.front().curve;
        double best = 1e9;
        for (double w = 0.5; w < 40; w *= 1.01)
            best = std::min(best, meanSquare(known, w));
        const auto w = double { training.state().weights.front().values(0, 0) };
        QVERIFY2(meanSquare(known, w) < 1.01 * best,
            qPrintable(QString("w %1: %2, best %3").arg(w).arg(meanSquare(known, w)).arg(best)));
        QVERIFY2(after.loss < before.loss / 2,
            qPrintable(QString("%1 after %2").arg(after.loss).arg(before.loss)));
        QVERIFY2(after.sequenceAccuracy > 0.7
                && after.sequenceAccuracy > before.sequenceAccuracy + 0.2
                && after.sequenceAccuracy <= 1,
            qPrintable(
                QString("%1 after %2").arg(after.sequenceAccuracy).arg(before.sequenceAccuracy)));
        QCOMPARE(after.sequenceAccuracy, after.tokenAccuracy);
    }
    void metricsAreMeansOverPositions()
    {
        const Task curve = task("curve");
        const Weights weights = bandwidth(3);
        double sum = 0;
        for (const Example& each : curve.examples->validation)
            sum += meanSquare(*each.curve, 3) / double(curve.examples->validation.size());
        const double found = evaluate({ kernel(), weights, OutputKind::Numbers },
            curve.examples->validation, core::ThreadPool(2))
                                 .loss;
        QVERIFY(std::abs(found - sum) < 1e-5);
    }
    void sourceTextListsPositions()
    {
        TrainingSpec spec = curveSpec();
        const Training training(spec);
        const TrainedNetwork network {
            .spec = spec, .task = training.task(), .weights = bandwidth(4), .folder = {}
        };
        const Example& example = network.task.examples->validation.front();
        const auto trace = attentionFor(network, sourceText(network.task, example));
        QCOMPARE(trace->attentions().size(), std::size_t { 1 });
        const auto& attention = trace->attentions().front();
        QCOMPARE(attention.path, std::string("cross/layer1"));
        QCOMPARE(attention.queries, Index { 10 });
        QCOMPARE(attention.keys, Index { 60 });
        QCOMPARE(std::stof(attention.queryTokens->front().text), example.curve->queries.x.front());
        const Matrix weights = trace->read(0, 0, "weights");
        const std::string answer = outputOf(network, sourceText(network.task, example));
        const auto symbols = splitTokens(answer, false);
        for (Index i = 0; i < 10; ++i) {
            double sum = 0;
            double height = 0;
            for (Index j = 0; j < 60; ++j) {
                sum += double { weights(i, j) };
                height += double { weights(i, j) }
                    * double { example.curve->known.y[static_cast<std::size_t>(j)] };
            }
            QVERIFY(std::abs(sum - 1) < 1e-5);
            QVERIFY(std::abs(std::stod(symbols[static_cast<std::size_t>(i)]) - height) < 0.0051);
        }
        const auto problem = [&](const char* text) {
            try {
                (void)outputOf(network, text);
            } catch (const core::Error& error) {
                return error.problem;
            }
            return std::string();
        };
        QCOMPARE(problem("1 two 3"), std::string("not_a_place"));
        QCOMPARE(problem("inf"), std::string("not_a_place"));
        QCOMPARE(problem(" "), std::string("no_tokens"));
    }
    // Its model is regression through the points with a Gaussian kernel and gives the same values.
    void trainedKernelIsRegressionThroughItsPoints()
    {
        TrainingSpec spec = curveSpec();
        auto network = std::make_shared<TrainedNetwork>();
        network->spec = spec;
        network->task = taskOf(spec);
        network->weights = bandwidth(4);
        network->folder = "net";
        StubFiles files;
        files.network = network;
        core::Experiment experiment;
        experiment.source = core::Sentence { "0.5 2 3.25 4" };
        core::PretrainedSource request { .where = "net" };
        experiment.network = request;
        const auto model = core::resolve(experiment, files);
        QCOMPARE(model->trainedRun, network);
        QVERIFY(model->experiment == experiment);
        QVERIFY(std::holds_alternative<core::PointSource>(model->computed().source));
        const auto trace = core::run(model);
        const Matrix weights = trace->attentions.front().heads.front().weights;
        const Matrix inTraining = attentionFor(*network, "0.5 2 3.25 4")->read(0, 0, "weights");
        QCOMPARE(weights.rows(), Index { 4 });
        QCOMPARE(trace->attentions.front().keyTokens->size(), std::size_t { 60 });
        const std::string answer = outputOf(*network, "0.5 2 3.25 4");
        const auto symbols = splitTokens(answer, false);
        for (Index i = 0; i < 4; ++i) {
            for (Index j = 0; j < 60; ++j)
                QVERIFY(std::abs(weights(i, j) - inTraining(i, j)) < 1e-5F);
            QVERIFY(
                std::abs(std::stof(symbols[static_cast<std::size_t>(i)]) - trace->output()(i, 0))
                < 0.0051F);
        }
        // Twice the temperature is twice the bandwidth: w is divided by √2.
        request.interventions = { core::Intervention { .temperature = 2 } };
        experiment.network = request;
        QVERIFY(core::resolveAgain(*model, experiment) == nullptr);
        const auto cooler = core::run(core::resolve(experiment, files));
        network->weights = bandwidth(4 / std::sqrt(2.0F));
        const Matrix wider = attentionFor(*network, "0.5 2 3.25 4")->read(0, 0, "weights");
        for (Index i = 0; i < 4; ++i)
            for (Index j = 0; j < 60; ++j)
                QVERIFY(
                    std::abs(cooler->attentions.front().heads.front().weights(i, j) - wider(i, j))
                    < 1e-5F);
        for (const Scalar damaged :
            { std::numeric_limits<Scalar>::quiet_NaN(), std::numeric_limits<Scalar>::infinity() }) {
            network->weights = bandwidth(damaged);
            QVERIFY_THROWS_EXCEPTION(core::Error, core::resolve(experiment, files));
        }
        network->weights = bandwidth(4);
        QVERIFY(core::resolve(experiment, files) != nullptr);
        experiment.source = core::Sentence { "half past two" };
        QVERIFY_THROWS_EXCEPTION(core::Error, core::resolve(experiment, files));
    }
    // The unit of the data has no effect, even where no setting has such a small or large
    // bandwidth.
    void trainingDoesNotDependOnTheUnit_data()
    {
        QTest::addColumn<float>("unit");
        QTest::newRow("thousandths") << 0.001F;
        QTest::newRow("millions") << 1e6F;
    }
    void trainingDoesNotDependOnTheUnit()
    {
        QFETCH(const float, unit);
        auto network = std::make_shared<TrainedNetwork>();
        network->spec = curveSpec();
        network->weights = bandwidth(3);
        network->folder = "net";
        Points points { { 0, unit, 2 * unit, 5 * unit }, { 0, 1, 4, 2 } };
        Examples examples;
        examples.train = { { .curve = std::make_shared<const CurveSample>(
                                 CurveSample { .known = points, .xUnit = unit }) } };
        network->task = { .output = OutputKind::Numbers,
            .examples = std::make_shared<const Examples>(std::move(examples)) };
        StubFiles files;
        files.network = network;
        core::Experiment experiment;
        const std::string text = std::to_string(unit) + " " + std::to_string(3 * unit);
        experiment.source = core::Sentence { text };
        experiment.network = core::PretrainedSource { .where = "net" };
        const auto trace = core::run(core::resolve(experiment, files));
        const Matrix& weights = trace->attentions.front().heads.front().weights;
        const Matrix inTraining = attentionFor(*network, text)->read(0, 0, "weights");
        QCOMPARE(weights.size(), inTraining.size());
        for (Index i = 0; i < weights.size(); ++i)
            QVERIFY(std::abs(weights.data()[i] - inTraining.data()[i]) < 1e-4F);
        QVERIFY(weights(0, 1) > 0.9F);
    }
    void curveNeedsAKernelNetwork()
    {
        TrainingSpec spec = curveSpec();
        spec.network.architecture = SelfAttentionNetwork {};
        QVERIFY_THROWS_EXCEPTION(core::Error, Training { spec });
        for (const char* other : { "tags", "dates" }) {
            TrainingSpec text = curveSpec();
            text.task = other;
            QVERIFY_THROWS_EXCEPTION(core::Error, Training { text });
        }
    }
};

QTEST_GUILESS_MAIN(TestTrainedCurve)
#include "tst_trained_curve.moc"
