#include "core/training/evaluation.h"

#include "core/base/random.h"
#include "core/math/softmax.h"

#include <algorithm>
#include <map>

namespace core::training {

namespace {

    constexpr int textsOfLevel = 512;
    constexpr int lastLevel = 2;
    constexpr Index together = 32; // examples per graph
    constexpr std::size_t watched = 64; // texts whose attention is evaluated

    std::vector<char> correctOnes(
        const Predictor& predictor, std::span<const Example> examples, const ThreadPool& threadPool)
    {
        std::vector<const Example*> all;
        for (const Example& each : examples)
            all.push_back(&each);
        std::vector<char> right(all.size());
        threadPool.forEach((std::ssize(all) + together - 1) / together, [&](Index i) {
            const auto begin = static_cast<std::size_t>(i * together);
            const auto some = std::span<const Example* const>(all).subspan(
                begin, std::min<std::size_t>(together, all.size() - begin));
            const Predictions predicted = predictions(predictor, some);
            for (std::size_t b = 0; b < some.size(); ++b)
                right[begin + b] = predicted[b] == some[b]->target ? 1 : 0;
        });
        return right;
    }

    Index longestTrainingText(const Training& training)
    {
        constexpr std::uint64_t looked = 2048;
        const TrainingSpec& spec = training.spec();
        Index longest = 0;
        for (std::uint64_t i = 0; i < looked; ++i)
            longest = std::max(longest,
                std::ssize(example(training.task(), { spec.level }, Split::Train,
                    streamKey(spec.seed, "longest", i))
                               .source));
        return longest;
    }

    struct RowSum {
        double sum = 0;
        Index rows = 0;

        void add(const Matrix& weights)
        {
            for (Index i = 0; i < weights.rows(); ++i) {
                const std::span<const Scalar> row = weights.row(i);
                if (std::ranges::all_of(row, [](Scalar a) { return a == 0; }))
                    continue;
                sum += jacobianNorm(row);
                ++rows;
            }
        }
    };

    // Uses the target as decoder input (teacher forcing).
    RowSum attentionOf(const Predictor& predictor, const Example& example)
    {
        const std::vector<const Example*> one { &example };
        const Batch batch = batchOf(one, predictor.output);
        std::vector<RecordedAttention> seen;
        Graph graph(predictor.weights);
        logits(
            { .graph = graph, .spec = predictor.spec, .batch = batch, .recordedAttention = &seen });
        RowSum sum;
        for (const RecordedAttention& each : seen)
            sum.add(each.weights);
        return sum;
    }

} // namespace

LengthAccuracies accuracyByLength(const Training& training, const ThreadPool& threadPool)
{
    const TrainingSpec& spec = training.spec();
    const Task& subject = training.task();
    if (subject.output == OutputKind::Numbers)
        return {};
    const Predictor predictor { spec.network, training.state().weights, subject.output };
    std::map<Index, LengthAccuracy> metrics;
    const Index longest = longestTrainingText(training);
    for (int level = spec.level; level <= (subject.examples ? spec.level : lastLevel); ++level) {
        const std::vector<Example> examples
            = evalSet(subject, { textsOfLevel, level, spec.seed + 1 });
        const std::vector<char> right = correctOnes(predictor, examples, threadPool);
        for (std::size_t i = 0; i < examples.size(); ++i) {
            const Index length = std::ssize(examples[i].source);
            if (level > spec.level && length <= longest)
                continue; // no longer, but harder
            LengthAccuracy& accuracy = metrics[length];
            accuracy.length = length;
            accuracy.texts += 1;
            accuracy.correct += right[i];
        }
    }
    LengthAccuracies result;
    for (const auto& [length, mark] : metrics)
        result.push_back(mark);
    return result;
}

std::optional<double> meanSoftmaxJacobianNorm(
    const Predictor& predictor, std::span<const Example> examples, const ThreadPool& threadPool)
{
    const auto* const translator = std::get_if<EncoderDecoder>(&predictor.spec.architecture);
    if (translator != nullptr && translator->alignment == Alignment::None)
        return std::nullopt; // recorded is a mean, not a softmax
    const std::size_t apart = std::max<std::size_t>(1, examples.size() / watched);
    std::vector<RowSum> sums((examples.size() + apart - 1) / apart);
    threadPool.forEach(std::ssize(sums), [&](Index i) {
        const auto at = static_cast<std::size_t>(i);
        sums[at] = attentionOf(predictor, examples[at * apart]);
    });
    RowSum all;
    for (const RowSum& each : sums) {
        all.sum += each.sum;
        all.rows += each.rows;
    }
    if (all.rows == 0)
        return std::nullopt;
    return all.sum / static_cast<double>(all.rows);
}

double accuracyWithoutContext(const Task& task, std::span<const Example> questions)
{
    if (task.output != OutputKind::Labels)
        return 1;
    std::map<Index, std::map<Index, Index>> labels; // labels[token][label]: number of occurrences
    Index tokens = 0;
    for (const Example& each : questions)
        for (std::size_t t = 0; t < each.target.size(); ++t, ++tokens)
            ++labels[each.source[t]][each.target[t]];
    Index most = 0;
    for (const auto& [token, counts] : labels)
        most += std::ranges::max_element(counts, {}, [](const auto& each) {
            return each.second;
        })->second;
    return tokens > 0 ? static_cast<double>(most) / static_cast<double>(tokens) : 1;
}

} // namespace core::training
