#include "core/training/attention/attention_op.h"
#include "core/training/autograd/loss.h"
#include "core/training/autograd/operations.h"
#include "core/training/evaluation.h"
#include "core/training/trained_network.h"
#include "core/training/training.h"
#include "tests/core/gradient_differences.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace core::training;
using core::Index;
using core::Matrix;
using core::Scalar;

namespace {

TrainingSpec specOf(const std::string& task, const NetworkArchitecture& architecture, int steps)
{
    TrainingSpec spec { .task = task };
    spec.network = { .architecture = architecture, .embedding = 12, .width = 16 };
    spec.hyperparameters.steps = steps;
    spec.hyperparameters.batchSize = 40;
    return spec;
}

const std::vector<NetworkArchitecture>& architectures()
{
    static const std::vector<NetworkArchitecture> all {
        EncoderDecoder { CellKind::Gru, Alignment::Additive },
        EncoderDecoder { CellKind::Lstm, Alignment::Dot },
        EncoderDecoder { CellKind::Rnn, Alignment::General },
        EncoderDecoder { CellKind::Gru, Alignment::None },
        TransformerNetwork { .layers = 1, .heads = 2 },
        SelfAttentionNetwork { .layers = 2, .heads = 4 },
        RecurrentTagger { CellKind::Lstm, true },
        RecurrentTagger { CellKind::Gru, false },
        WindowMlp { 2 },
        TokenMlp {},
    };
    return all;
}

} // namespace

// Laws of training that hold for any values.
class TestTrainingLaws : public QObject {
    Q_OBJECT

    static void addArchitectures()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < architectures().size(); ++i) {
            const auto id = core::kindOf(architectures()[i]);
            QTest::addRow("%s %zu", std::string(id).c_str(), i) << int(i);
        }
    }
    static std::string taskFor(const NetworkArchitecture& architecture)
    {
        return generatesSequence(architecture) ? "sort" : "tags";
    }

private slots:
    void gradientsMatchFiniteDifferences_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("additive scores") << 0;
        QTest::newRow("dot scores, softmax and weighted sum") << 1;
        QTest::newRow("heads") << 2;
        QTest::newRow("causal heads, unequal lengths") << 3;
        QTest::newRow("windows") << 4;
        QTest::newRow("norm and activation") << 5;
        QTest::newRow("mean over tokens") << 6;
        QTest::newRow("columns, rows, beside, below, times") << 7;
    }
    void gradientsMatchFiniteDifferences()
    {
        QFETCH(int, which);
        for (std::uint64_t round = 0; round < 3; ++round) {
            const Index batch = 2 + Index(round);
            const Index d = 4 + 2 * Index(round);
            Weights weights { { "a", drawn(batch, d, 1 + round), false },
                { "b", drawn(3 * batch, d, 2 + round), false },
                { "c", drawn(1, d, 3 + round), true }, { "e", drawn(1, d, 4 + round), true } };
            std::vector<Index> lengths(std::size_t(batch), 3);
            lengths.front() = 2;
            const auto make = [=](Graph& graph) {
                const Variable a = graph.weight("a");
                const Variable b = graph.weight("b");
                const Variable c = graph.weight("c");
                switch (which) {
                case 0:
                    return additiveScores(graph, a, b, c);
                case 1:
                    return weightedSum(graph, softmaxOf(graph, dotScores(graph, a, b), lengths), b);
                case 2:
                    return headAttention(
                        graph, { .q = a, .k = b, .v = b, .heads = 2, .lengths = lengths });
                case 3:
                    return headAttention(graph,
                        { .q = b, .k = b, .v = b, .heads = 2, .lengths = lengths, .causal = true });
                case 4:
                    return windows(graph, b, batch, { -2, 2 });
                case 5:
                    return activated(
                        graph, layerNorm(graph, b, c, graph.weight("e")), core::Activation::Gelu);
                case 6:
                    return meanOverTokens(graph, b, lengths);
                default:
                    const std::array parts { scaled(graph, columns(graph, a, { 1, 3 }), 2),
                        columns(graph, rows(graph, b, { batch, 2 * batch }), { 0, 3 }) };
                    const Variable wide = concatenateColumns(graph, parts);
                    return concatenateRows(graph, std::array { wide, wide });
                }
            };
            requireGradients({ std::move(weights), make }, round);
        }
    }
    void networkGradientsMatchFiniteDifferences_data() { addArchitectures(); }
    void networkGradientsMatchFiniteDifferences()
    {
        QFETCH(int, which);
        const NetworkSpec spec {
            .architecture = architectures()[std::size_t(which)], .embedding = 5, .width = 8
        };
        const Task subject = task(taskFor(spec.architecture));
        std::vector<Example> examples;
        for (std::uint64_t i = 0; i < 3; ++i)
            examples.push_back(example(subject, {}, Split::Train, i));
        std::vector<const Example*> all;
        for (const Example& each : examples)
            all.push_back(&each);
        const Batch batch = batchOf(all, subject.output);
        requireGradientsAsOneVector({ initialWeights(spec, sizesOf(subject), 5),
                                        [&](Graph& graph) {
                                            return logits(
                                                { .graph = graph, .spec = spec, .batch = batch });
                                        } },
            1);
    }
    // No per-token prediction exceeds the unigram baseline; the most frequent label of each token
    // reaches it.
    void unigramBaselineBoundsPerTokenPredictions()
    {
        for (const int level : { 1, 2 }) {
            const Task subject = task("tags");
            const auto evaluated = evalSet(subject, { .examples = 200, .level = level, .seed = 3 });
            std::map<Index, std::map<Index, int>> counts;
            for (const Example& each : evaluated)
                for (std::size_t t = 0; t < each.target.size(); ++t)
                    ++counts[each.source[t]][each.target[t]];
            const auto share = [&](auto&& labelOf) {
                double right = 0, all = 0;
                for (const Example& each : evaluated)
                    for (std::size_t t = 0; t < each.target.size(); ++t, ++all)
                        right += labelOf(each.source[t]) == each.target[t] ? 1 : 0;
                return right / all;
            };
            const double most = accuracyWithoutContext(subject, evaluated);
            QVERIFY(most > 0.5 && most < 1);
            RandomStream random(5);
            for (int trial = 0; trial < 20; ++trial) {
                std::map<Index, Index> label; // a random one of its labels
                for (const auto& [token, of] : counts)
                    label[token] = std::next(of.begin(), random.below(std::ssize(of)))->first;
                QVERIFY(share([&](Index token) { return label[token]; }) <= most + 1e-12);
            }
            QVERIFY(std::abs(share([&](Index token) {
                const auto& of = counts[token];
                return std::ranges::max_element(of, {}, [](const auto& each) {
                    return each.second;
                })->first;
            }) - most)
                < 1e-12);
        }
        QCOMPARE(accuracyWithoutContext(task("sort"), {}), 1.0);
    }
    // Padding has no effect: an example's output does not depend on longer ones in the batch.
    void batchingChangesNoPrediction_data() { addArchitectures(); }
    void batchingChangesNoPrediction()
    {
        QFETCH(int, which);
        const TrainingSpec spec = specOf(
            taskFor(architectures()[std::size_t(which)]), architectures()[std::size_t(which)], 1);
        const Training training(spec);
        const Predictor predictor { spec.network, training.state().weights,
            training.task().output };
        std::vector<Example> examples;
        for (std::uint64_t i = 0; i < 12; ++i)
            examples.push_back(example(training.task(), {}, Split::Train, i));
        std::vector<const Example*> all;
        for (const Example& each : examples)
            all.push_back(&each);
        QVERIFY(std::ranges::any_of(examples, [&](const Example& each) {
            return each.source.size() != examples.front().source.size();
        }));
        const Predictions together = predictions(predictor, all);
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(predictions(predictor, std::vector { all[i] }).front(), together[i]);
    }
    void threadCountChangesNoTrainingStep_data() { addArchitectures(); }
    void threadCountChangesNoTrainingStep()
    {
        QFETCH(int, which);
        const auto& architecture = architectures()[std::size_t(which)];
        TrainingSpec spec = specOf(taskFor(architecture), architecture, 10);
        spec.network.dropout = 0.1F;
        Training one(spec);
        Training three(spec);
        for (int i = 0; i < 10; ++i) {
            const StepReport first = one.step(core::ThreadPool(1));
            const StepReport second = three.step(core::ThreadPool(3));
            QCOMPARE(first.loss, second.loss);
        }
        QVERIFY(one.state() == three.state());
    }
    void resumedTrainingGivesSameLoss()
    {
        const TrainingSpec spec = specOf("reverse", EncoderDecoder {}, 30);
        Training whole(spec);
        const core::ThreadPool threadPool(2);
        for (int i = 0; i < 11; ++i) // within a pool of batches
            whole.step(threadPool);
        Training second(spec, whole.state());
        for (int i = 0; i < 19; ++i)
            QCOMPARE(second.step(threadPool).loss, whole.step(threadPool).loss);
        QVERIFY(second.state() == whole.state());
        QCOMPARE(second.steps(), 30L);
    }
    void trainingAndValidationExamplesAreDisjoint_data()
    {
        QTest::addColumn<QString>("id");
        for (const std::string_view id : taskIds())
            if (task(id).output != OutputKind::Numbers)
                QTest::newRow(id.data()) << QString::fromUtf8(id.data(), Index(id.size()));
    }
    void trainingAndValidationExamplesAreDisjoint()
    {
        QFETCH(QString, id);
        const Task subject = task(id.toStdString());
        for (const int level : { 1, 2 }) {
            std::set<std::vector<Index>> train;
            std::set<std::vector<Index>> heldOut;
            for (std::uint64_t i = 0; i < 400; ++i) {
                for (const Split part : { Split::Train, Split::Validation }) {
                    const Example one = example(subject, { level }, part, i);
                    QVERIFY(one == example(subject, { level }, part, i)); // deterministic
                    QVERIFY(!one.source.empty() && !one.target.empty());
                    for (const Index token : one.source)
                        QVERIFY(token >= 0 && token < std::ssize(subject.sources));
                    for (const Index token : one.target)
                        QVERIFY(token >= (subject.output == OutputKind::Sequence ? 1 : 0)
                            && token < std::ssize(subject.targets));
                    if (subject.output == OutputKind::Labels)
                        QCOMPARE(one.target.size(), one.source.size());
                    if (!one.origins.empty())
                        QCOMPARE(one.origins.size(), one.target.size());
                    for (const auto& from : one.origins)
                        for (const Index position : from)
                            QVERIFY(position >= 0 && position < std::ssize(one.source));
                    (part == Split::Train ? train : heldOut).insert(one.source);
                }
            }
            for (const auto& text : heldOut)
                QVERIFY(!train.contains(text));
            QVERIFY(train.size() > 40 && heldOut.size() > 20);
        }
    }
    void dateTargetsMatchTheirText()
    {
        const Task dates = task("dates");
        const std::map<std::string, std::string> known { { "5/3/79", "1979-05-03" },
            { "third of May 1979", "1979-05-03" }, { "12/31/49", "2049-12-31" } };
        int found = 0;
        for (std::uint64_t i = 0; i < 3000; ++i) {
            const Example one = example(dates, {}, Split::Train, i);
            std::string text;
            for (const Index token : one.source)
                text += dates.sources[std::size_t(token)];
            const std::string answer = textOf(dates, one.target);
            QCOMPARE(answer.size(), std::size_t { 10 });
            // The origins of each digit: the year's last two digits are in the text unchanged.
            std::string year;
            for (const Index position : one.origins[3])
                year += text[std::size_t(position)];
            QVERIFY2(year.ends_with(answer.substr(2, 2)), text.c_str());
            std::string day;
            for (const Index position : one.origins[9])
                day += text[std::size_t(position)];
            if (day.find_first_not_of("0123456789") == std::string::npos)
                QCOMPARE(std::stoi(day), std::stoi(answer.substr(8)));
            if (const auto it = known.find(text); it != known.end()) {
                QCOMPARE(answer, it->second);
                ++found;
            }
        }
        Q_UNUSED(found);
        QCOMPARE(textOf(dates, idsOf(dates, "5/3/79")).size(), std::size_t { 6 });
    }
    void errorNamesUnknownTokens()
    {
        try {
            (void)idsOf(task("tags"), "I saw a dinosaur and a dinosaur near Rome");
            QFAIL("no error");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("unknown_tokens"));
            QVERIFY(error.detail().find("\"dinosaur\", \"Rome\"") != std::string::npos);
        }
    }
    void tooLargeLearningRateIsReported()
    {
        TrainingSpec spec = specOf("sort", TransformerNetwork {}, 50);
        spec.hyperparameters.optimiser = Momentum {};
        spec.hyperparameters.learningRate = 10;
        spec.hyperparameters.warmUp = 0;
        spec.hyperparameters.maxGradientNorm = 0;
        Training training(spec);
        const core::ThreadPool threadPool(1);
        std::vector<TrainingState> all;
        try {
            for (int i = 0; i < 50; ++i) {
                all.push_back(training.state());
                training.step(threadPool);
            }
            QFAIL("it stayed finite");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("not_finite"));
            all.pop_back(); // the weights after the last step have no finite loss
            QVERIFY(training.state() == all.back());
        }
        spec.hyperparameters.learningRate = 0.001F;
        QVERIFY(std::isfinite(Training(spec, training.state()).step(threadPool).loss));
    }
    void networkMustSuitItsTask()
    {
        QVERIFY_THROWS_EXCEPTION(core::Error, Training(specOf("dates", WindowMlp {}, 1)));
        QVERIFY_THROWS_EXCEPTION(core::Error, Training(specOf("tags", EncoderDecoder {}, 1)));
    }
    void attentionFollowsTheTrainedPattern()
    {
        TrainingSpec spec = specOf("reverse", EncoderDecoder {}, 300);
        spec.network.embedding = 32;
        spec.network.width = 32;
        spec.hyperparameters.batchSize = 64;
        spec.hyperparameters.learningRate = 0.01F;
        spec.hyperparameters.decay = 0.9F;
        Training training(spec);
        const core::ThreadPool threadPool(2);
        for (int i = 0; i < 300; ++i)
            training.step(threadPool);
        const Predictor predictor { spec.network, training.state().weights,
            training.task().output };
        const std::vector<Example> evaluated = evalSet(training.task(), { .examples = 64 });
        const Metrics result = evaluate(predictor, evaluated, threadPool);
        QVERIFY2(result.tokenAccuracy > 0.95, qPrintable(QString::number(result.tokenAccuracy)));
        Index right = 0;
        Index all = 0;
        for (const Example& each : evaluated) {
            const PredictionWithAttention answer = predictionWithAttention(predictor, each.source);
            QCOMPARE(answer.attention.size(), std::size_t { 1 });
            const Matrix& weights = answer.attention.front().weights;
            for (std::size_t t = 0; t < std::min(each.target.size(), answer.prediction.size());
                 ++t) {
                const auto row = weights.row(Index(t));
                // Recurrent states include their neighbours, so the next position carries as much.
                const Index most = std::ranges::max_element(row) - row.begin();
                right += std::abs(most - each.origins[t].front()) <= 1 ? 1 : 0;
                ++all;
            }
        }
        QVERIFY2(
            double(right) > 0.9 * double(all), qPrintable(QString("%1 of %2").arg(right).arg(all)));
    }
};

QTEST_GUILESS_MAIN(TestTrainingLaws)
#include "tst_training_laws.moc"
