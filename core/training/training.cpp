#include "core/training/training.h"

#include "core/base/eigen.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/training/autograd/loss.h"
#include "core/training/tasks/custom_examples.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <numbers>
#include <numeric>
#include <utility>

namespace core::training {

namespace {

    // Examples per graph. Independent of the number of threads, so that the sums are, too.
    constexpr Index together = 32;
    // Steps whose examples are sorted by length together and cut into batches.
    constexpr long stepsOfPool = 8;

    struct Shard {
        Gradients gradients;
        double loss = 0;
    };

    std::vector<const Example*> pointersTo(std::span<const Example> examples)
    {
        std::vector<const Example*> result;
        for (const Example& each : examples)
            result.push_back(&each);
        return result;
    }

    template <class T> std::span<T> shard(std::span<T> all, Index which)
    {
        const auto begin = static_cast<std::size_t>(which * together);
        return all.subspan(begin, std::min<std::size_t>(together, all.size() - begin));
    }

    Index shards(std::size_t count)
    {
        return (static_cast<Index>(count) + together - 1) / together;
    }

    Index targetsOf(std::span<const Example> examples, OutputKind outputKind)
    {
        Index count = 0;
        for (const Example& each : examples)
            count += each.curve
                ? std::ssize(each.curve->queries.x)
                : std::ssize(each.target) + (outputKind == OutputKind::Sequence ? 1 : 0);
        return count;
    }

    Matrix curveValuesOf(const Batch& batch)
    {
        std::vector<Scalar> all;
        for (const auto& each : batch.curves)
            all.insert(all.end(), each->queries.y.begin(), each->queries.y.end());
        Matrix result = Matrix::uninitialised(std::ssize(all), 1);
        std::ranges::copy(all, result.data());
        return result;
    }

    // Divided by yUnit², which all curves of a task share.
    Loss curveLoss(const Matrix& out, const Batch& batch, Index count)
    {
        Loss loss = squaredError(out, curveValuesOf(batch), count);
        const auto unit = double { batch.curves.front()->yUnit };
        loss.sum /= unit * unit;
        if (unit != 1)
            for (Index i = 0; i < out.rows(); ++i)
                loss.gradient(i, 0)
                    = static_cast<Scalar>(double { loss.gradient(i, 0) } / (unit * unit));
        return loss;
    }

    Loss lossOf(const Matrix& out, const Batch& batch, Index count, double smoothing = 0)
    {
        if (batch.outputKind == OutputKind::Numbers)
            return curveLoss(out, batch, count);
        return crossEntropy(
            out, { .targets = batch.targets, .smoothing = smoothing, .count = count });
    }

    // Number of values within the tolerance.
    Index correctCurveValues(const Matrix& out, const Batch& batch)
    {
        Index right = 0;
        Index row = 0;
        for (const auto& each : batch.curves)
            for (const Scalar height : each->queries.y)
                right += std::abs(out(row++, 0) - height) <= each->tolerance ? 1 : 0;
        return right;
    }

    Index mostLikely(std::span<const Scalar> row)
    {
        return std::ranges::max_element(row) - row.begin();
    }

    Predictions labelsOf(const Predictor& predictor, const Batch& batch)
    {
        Graph graph(predictor.weights);
        const Matrix& values
            = graph.value(logits({ .graph = graph, .spec = predictor.spec, .batch = batch }));
        Predictions result(static_cast<std::size_t>(batch.size));
        for (Index b = 0; b < batch.size; ++b) {
            const auto at = static_cast<std::size_t>(b);
            const Index tokens = predictor.output == OutputKind::Label ? 1 : batch.lengths[at];
            for (Index t = 0; t < tokens; ++t)
                result[at].push_back(mostLikely(values.row(t * batch.size + b)));
        }
        return result;
    }

    // Greedy decoding until the boundary, or longest[b] tokens.
    Predictions sequencesOf(
        const Predictor& predictor, Batch batch, const std::vector<std::size_t>& longest)
    {
        const auto size = static_cast<std::size_t>(batch.size);
        Predictions result(size);
        std::vector<bool> ended(size, false);
        batch.decoderInputs.assign(size, boundary);
        for (std::size_t t = 0; std::ranges::count(ended, false) > 0; ++t) {
            Graph graph(predictor.weights);
            const Matrix& values
                = graph.value(logits({ .graph = graph, .spec = predictor.spec, .batch = batch }));
            for (std::size_t b = 0; b < size; ++b) {
                const Index next = mostLikely(values.row(static_cast<Index>(t * size + b)));
                batch.decoderInputs.push_back(next);
                ended[b] = ended[b] || next == boundary || t >= longest[b];
                if (!ended[b])
                    result[b].push_back(next);
            }
        }
        return result;
    }

    // Tokens after the target's end never count as correct.
    Predictions predictionsToScore(
        const Predictor& predictor, std::span<const Example* const> examples, const Batch& batch)
    {
        if (predictor.output != OutputKind::Sequence)
            return labelsOf(predictor, batch);
        std::vector<std::size_t> longest;
        for (const Example* each : examples)
            longest.push_back(each->target.size() + 1);
        return sequencesOf(predictor, batch, longest);
    }

} // namespace

Training::Training(TrainingSpec what, Task task, std::optional<TrainingState> from)
    : m_spec(std::move(what))
    , m_task(std::move(task))
{
    requireSuited(m_spec, m_task);
    if (from)
        m_state = std::move(*from);
    else
        m_state.weights = initialWeights(m_spec.network, sizesOf(m_task), m_spec.seed);
}

Training::Training(const TrainingSpec& what, std::optional<TrainingState> from)
    : Training(what, taskOf(what), std::move(from))
{
}

// No more than the training set has: a curve is one example.
Index Training::batchSize() const
{
    const Index most
        = m_task.examples ? std::ssize(m_task.examples->train) : m_spec.hyperparameters.batchSize;
    return std::min(most, Index { m_spec.hyperparameters.batchSize });
}

bool Training::hasEpochs() const
{
    return m_task.examples != nullptr && !m_spec.hyperparameters.replacement;
}

// The last batch of an epoch may be smaller.
long Training::stepsPerEpoch() const
{
    return (std::ssize(m_task.examples->train) + batchSize() - 1) / batchSize();
}

// An epoch begins with a pool of its own.
long Training::firstStepOfPool() const
{
    const long since = hasEpochs() ? steps() % stepsPerEpoch() : steps();
    return steps() - since % stepsOfPool;
}

std::vector<Example> Training::drawnExamples(long number) const
{
    const std::uint64_t key = streamKey(m_spec.seed, "batches", static_cast<std::uint64_t>(number));
    std::vector<Example> all;
    for (Index i = 0; i < batchSize() * stepsOfPool; ++i)
        all.push_back(example(m_task, { m_spec.level }, Split::Train,
            streamKey(key, "example", static_cast<std::uint64_t>(i))));
    return all;
}

// Those of a pool: a part of the epoch's permutation of the training set.
std::vector<Example> Training::examplesOfEpoch(long firstStep) const
{
    const auto& train = m_task.examples->train;
    const long epoch = firstStep / stepsPerEpoch();
    std::vector<std::size_t> order(train.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    RandomStream random(streamKey(m_spec.seed, "epoch", static_cast<std::uint64_t>(epoch)));
    for (std::size_t i = order.size(); i > 1; --i) // Fisher–Yates
        std::swap(
            order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<Index>(i)))]);
    const auto begin
        = static_cast<std::size_t>(firstStep % stepsPerEpoch() * static_cast<long>(batchSize()));
    const auto end = std::min(train.size(),
        begin + static_cast<std::size_t>(stepsOfPool * static_cast<long>(batchSize())));
    std::vector<Example> all;
    for (std::size_t i = begin; i < end; ++i)
        all.push_back(train[order[i]]);
    return all;
}

// The batches of the next steps: their examples are sorted by length and cut into batches of
// similar lengths, in random order.
std::vector<std::vector<Example>> Training::batchesFrom(long firstStep) const
{
    const long number = firstStep / stepsOfPool;
    std::vector<Example> all = hasEpochs() ? examplesOfEpoch(firstStep) : drawnExamples(number);
    std::ranges::stable_sort(all, {}, [](const Example& each) {
        return std::pair { each.source.size(), each.target.size() };
    });
    std::vector<std::vector<Example>> sorted;
    for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(batchSize()))
        sorted.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(i),
            all.begin()
                + static_cast<std::ptrdiff_t>(
                    std::min(all.size(), i + static_cast<std::size_t>(batchSize()))));
    const std::uint64_t key = hasEpochs()
        ? streamKey(m_spec.seed, "pool", static_cast<std::uint64_t>(firstStep))
        : streamKey(m_spec.seed, "batches", static_cast<std::uint64_t>(number));
    RandomStream random(streamKey(key, "order"));
    std::vector<std::vector<Example>> result;
    while (!sorted.empty()) {
        const auto which = sorted.begin() + random.below(std::ssize(sorted));
        result.push_back(std::move(*which));
        sorted.erase(which);
    }
    return result;
}

StepReport Training::step(const ThreadPool& threadPool)
try {
    if (const long start = firstStepOfPool(); start != poolStart) {
        pool = batchesFrom(start);
        poolStart = start;
    }
    const std::span<const Example> examples = pool[static_cast<std::size_t>(steps() - poolStart)];
    const Index count = targetsOf(examples, m_task.output);
    const std::vector<const Example*> pointers = pointersTo(examples);
    std::vector<Shard> shares(static_cast<std::size_t>(shards(examples.size())));
    threadPool.forEach(std::ssize(shares), [&](Index i) {
        const Batch batch
            = batchOf(shard(std::span<const Example* const>(pointers), i), m_task.output);
        Graph graph(m_state.weights);
        const Variable out = logits({ .graph = graph,
            .spec = m_spec.network,
            .batch = batch,
            .dropout = double { m_spec.network.dropout },
            .key
            = streamKey(m_spec.seed, "dropout", static_cast<std::uint64_t>(steps() * 4096 + i)) });
        Loss loss = lossOf(
            graph.value(out), batch, count, double { m_spec.hyperparameters.labelSmoothing });
        graph.backward(out, std::move(loss.gradient));
        shares[static_cast<std::size_t>(i)] = { graph.takeGradients(), loss.sum };
    });
    Shard all = std::move(shares.front());
    for (std::size_t i = 1; i < shares.size(); ++i) {
        all.loss += shares[i].loss;
        for (std::size_t w = 0; w < all.gradients.size(); ++w)
            view(all.gradients[w]) += view(shares[i].gradients[w]);
    }
    std::vector<float> norms = gradientNorms(all.gradients);
    const double norm
        = clipGradients(all.gradients, double { m_spec.hyperparameters.maxGradientNorm });
    if (!std::isfinite(norm) || !std::isfinite(all.loss))
        undoStep();
    before = m_state;
    training::step(m_spec.hyperparameters.optimiser,
        learningRateAt(m_spec.hyperparameters, steps()), all.gradients, m_state.weights,
        m_state.optimiser);
    return { all.loss, norm, std::move(norms) };
} catch (const std::bad_alloc&) {
    throw Error("out_of_memory",
        message("not enough memory for a training step: use a smaller batch or a smaller width"));
}

void Training::undoStep()
{
    const std::int64_t step = steps();
    if (!before)
        throw Error("ruined",
            message("training had diverged by step %1 (the loss is not finite); another learning "
                    "rate cannot recover it",
                step));
    m_state = std::move(*before);
    before.reset();
    throw Error("not_finite",
        message("training diverged after step %1 (the loss is not finite): the learning rate %2 "
                "is too large",
            step, printable(m_spec.hyperparameters.learningRate)));
}

Index maxOutputLength(Index tokens)
{
    return 2 * tokens + 12;
}

Predictions predictions(const Predictor& predictor, std::span<const Example* const> examples)
{
    Batch batch = batchOf(examples, predictor.output);
    if (predictor.output != OutputKind::Sequence)
        return labelsOf(predictor, batch);
    std::vector<std::size_t> longest;
    for (const Index tokens : batch.lengths)
        longest.push_back(static_cast<std::size_t>(maxOutputLength(tokens)));
    return sequencesOf(predictor, std::move(batch), longest);
}

PredictionWithAttention predictionWithAttention(
    const Predictor& predictor, const std::vector<Index>& source)
{
    Example example { source, {} };
    const std::vector<const Example*> one { &example };
    PredictionWithAttention result { predictions(predictor, one).front(), {} };
    example.target = result.prediction;
    const Batch batch = batchOf(one, predictor.output);
    Graph graph(predictor.weights);
    logits({ .graph = graph,
        .spec = predictor.spec,
        .batch = batch,
        .recordedAttention = &result.attention });
    return result;
}

PredictionWithAttention predictionWithAttention(
    const Predictor& predictor, const CurveSample& sample)
{
    const Example example { .curve = std::make_shared<const CurveSample>(sample) };
    const std::vector<const Example*> one { &example };
    const Batch batch = batchOf(one, predictor.output);
    PredictionWithAttention result;
    Graph graph(predictor.weights);
    const Matrix& heights = graph.value(logits({ .graph = graph,
        .spec = predictor.spec,
        .batch = batch,
        .recordedAttention = &result.attention }));
    result.y.assign(heights.data(), heights.data() + heights.size());
    return result;
}

std::vector<Example> evalSet(const Task& task, const EvalConfig& config)
{
    std::vector<Example> result;
    if (task.examples && std::ssize(task.examples->validation) <= config.examples)
        result = task.examples->validation;
    else
        for (int i = 0; i < config.examples; ++i)
            result.push_back(example(task, { config.level }, Split::Validation,
                streamKey(config.seed, "exam", static_cast<std::uint64_t>(i))));
    std::ranges::stable_sort(result, {}, [](const Example& each) { return each.source.size(); });
    return result;
}

Metrics evaluate(
    const Predictor& predictor, std::span<const Example> examples, const ThreadPool& threadPool)
{
    struct Sums {
        double loss = 0;
        Index correctSequences = 0, correctTokens = 0;
    };
    const Index count = targetsOf(examples, predictor.output);
    const std::vector<const Example*> pointers = pointersTo(examples);
    std::vector<Sums> sums(static_cast<std::size_t>(shards(examples.size())));
    Index tokens = 0;
    for (const Example& each : examples)
        tokens += each.curve ? std::ssize(each.curve->queries.x) : std::ssize(each.target);
    threadPool.forEach(std::ssize(sums), [&](Index i) {
        Sums& to = sums[static_cast<std::size_t>(i)];
        const auto share = shard(std::span<const Example* const>(pointers), i);
        const Batch batch = batchOf(share, predictor.output);
        Graph graph(predictor.weights);
        const Variable out = logits({ .graph = graph, .spec = predictor.spec, .batch = batch });
        to.loss = lossOf(graph.value(out), batch, count).sum;
        if (predictor.output == OutputKind::Numbers) {
            to.correctTokens = correctCurveValues(graph.value(out), batch);
            return;
        }
        const Predictions predictions = predictionsToScore(predictor, share, batch);
        for (std::size_t b = 0; b < share.size(); ++b) {
            const std::vector<Index>& target = share[b]->target;
            to.correctSequences += predictions[b] == target ? 1 : 0;
            for (std::size_t t = 0; t < std::min(target.size(), predictions[b].size()); ++t)
                to.correctTokens += predictions[b][t] == target[t] ? 1 : 0;
        }
    });
    Metrics result;
    for (const Sums& each : sums) {
        result.loss += each.loss;
        result.sequenceAccuracy
            += static_cast<double>(each.correctSequences) / static_cast<double>(examples.size());
        result.tokenAccuracy
            += static_cast<double>(each.correctTokens) / static_cast<double>(tokens);
    }
    if (predictor.output == OutputKind::Numbers)
        result.sequenceAccuracy = result.tokenAccuracy;
    return result;
}

// A constant learning rate may lose again what the network learned in the first half, hence the
// decay. The single parameter of the kernel needs large steps: where the kernel is narrow, its
// gradient is small.
Hyperparameters defaultHyperparameters(OutputKind outputKind)
{
    Hyperparameters hyperparameters;
    hyperparameters.decay = 0.9F;
    if (outputKind == OutputKind::Numbers) {
        hyperparameters.learningRate = 0.2F;
        hyperparameters.decay = 0;
        hyperparameters.steps = 1000;
    }
    return hyperparameters;
}

double learningRateAt(const Hyperparameters& hyperparameters, long step)
{
    const double warm = hyperparameters.warmUp > 0
        ? std::min(1.0, static_cast<double>(step + 1) / hyperparameters.warmUp)
        : 1.0;
    const double way = std::min(1.0, static_cast<double>(step) / hyperparameters.steps);
    const double fallen = (1 - std::cos(way * std::numbers::pi)) / 2;
    return double { hyperparameters.learningRate } * warm
        * (1 - double { hyperparameters.decay } * fallen);
}

Sizes sizesOf(const Task& task)
{
    return { std::ssize(task.sources), std::ssize(task.targets) };
}

Task taskOf(const TrainingSpec& spec)
{
    requireTask(spec.task);
    return task(spec.task, spec.seed, { spec.level });
}

void requireSuited(const TrainingSpec& spec, const Task& task)
{
    if (suits(spec.network.architecture, task.output))
        return;
    Message asked
        = spec.task == customId ? message("the given data") : Message::verbatim(spec.task);
    if (task.output == OutputKind::Numbers)
        throw Error("network_task",
            message("%1 is a regression task, which needs the network kernel", std::move(asked)));
    throw Error("network_task",
        task.output == OutputKind::Sequence
            ? message("%1 needs a sequence as output, that is a network with a decoder: gru, "
                      "lstm, rnn or transformer",
                std::move(asked))
            : message("%1 needs labels as output, that is a network without a decoder: attention, "
                      "lstm, gru, rnn, window or token",
                std::move(asked)));
}

} // namespace core::training
