#include "core/learning/training.h"

#include "core/base/eigen.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/learning/tape/loss.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

namespace core::learning {

namespace {

    // So many examples share a tape. Their number does not depend on that of threads, so that sums
    // do not either.
    constexpr Index together = 32;
    // The examples of so many steps are sorted by length and cut into batches.
    constexpr long stepsOfPool = 8;

    struct ShareOf {
        Slopes slopes;
        double loss = 0;
    };

    std::vector<const Example*> pointersTo(std::span<const Example> examples)
    {
        std::vector<const Example*> result;
        for (const Example& each : examples)
            result.push_back(&each);
        return result;
    }

    template <class T> std::span<T> part(std::span<T> all, Index which)
    {
        const auto begin = static_cast<std::size_t>(which * together);
        return all.subspan(begin, std::min<std::size_t>(together, all.size() - begin));
    }

    Index partsOf(std::size_t count)
    {
        return (static_cast<Index>(count) + together - 1) / together;
    }

    Index targetsOf(std::span<const Example> examples, Answer answer)
    {
        Index count = 0;
        for (const Example& each : examples)
            count += each.curve ? std::ssize(each.curve->asked.places)
                                : std::ssize(each.target) + (answer == Answer::Sequence ? 1 : 0);
        return count;
    }

    Matrix heightsOf(const Batch& batch)
    {
        std::vector<Scalar> all;
        for (const auto& each : batch.curves)
            all.insert(all.end(), each->asked.heights.begin(), each->asked.heights.end());
        Matrix result = Matrix::uninitialised(std::ssize(all), 1);
        std::ranges::copy(all, result.data());
        return result;
    }

    // In units of the heights, which all curves of a task share.
    Loss heightLoss(const Matrix& out, const Batch& batch, Index count)
    {
        Loss loss = squaredError(out, heightsOf(batch), count);
        const auto unit = double { batch.curves.front()->heightUnit };
        loss.sum /= unit * unit;
        if (unit != 1)
            for (Index i = 0; i < out.rows(); ++i)
                loss.slope(i, 0) = static_cast<Scalar>(double { loss.slope(i, 0) } / (unit * unit));
        return loss;
    }

    Loss lossOf(const Matrix& out, const Batch& batch, Index count, double smoothing = 0)
    {
        if (batch.answer == Answer::Numbers)
            return heightLoss(out, batch, count);
        return crossEntropy(
            out, { .targets = batch.targets, .smoothing = smoothing, .count = count });
    }

    // How many numbers are near enough.
    Index rightHeights(const Matrix& out, const Batch& batch)
    {
        Index right = 0;
        Index row = 0;
        for (const auto& each : batch.curves)
            for (const Scalar height : each->asked.heights)
                right += std::abs(out(row++, 0) - height) <= each->tolerance ? 1 : 0;
        return right;
    }

    Index likeliest(std::span<const Scalar> row)
    {
        return std::ranges::max_element(row) - row.begin();
    }

    Answers labelsOf(const Reader& reader, const Batch& batch)
    {
        Tape tape(reader.weights);
        const Matrix& numbers
            = tape.value(logits({ .tape = tape, .spec = reader.spec, .batch = batch }));
        Answers result(static_cast<std::size_t>(batch.size));
        for (Index b = 0; b < batch.size; ++b) {
            const auto at = static_cast<std::size_t>(b);
            const Index tokens = reader.answer == Answer::Label ? 1 : batch.lengths[at];
            for (Index t = 0; t < tokens; ++t)
                result[at].push_back(likeliest(numbers.row(t * batch.size + b)));
        }
        return result;
    }

    // Of each text at most so many tokens.
    Answers sequencesOf(const Reader& reader, Batch batch, const std::vector<std::size_t>& longest)
    {
        const auto size = static_cast<std::size_t>(batch.size);
        Answers result(size);
        std::vector<bool> ended(size, false);
        batch.said.assign(size, boundary);
        for (std::size_t t = 0; std::ranges::count(ended, false) > 0; ++t) {
            Tape tape(reader.weights);
            const Matrix& numbers
                = tape.value(logits({ .tape = tape, .spec = reader.spec, .batch = batch }));
            for (std::size_t b = 0; b < size; ++b) {
                const Index next = likeliest(numbers.row(static_cast<Index>(t * size + b)));
                batch.said.push_back(next);
                ended[b] = ended[b] || next == boundary || t >= longest[b];
                if (!ended[b])
                    result[b].push_back(next);
            }
        }
        return result;
    }

    // Behind the right answer's length nothing can become right any more.
    Answers answersToMark(
        const Reader& reader, std::span<const Example* const> examples, const Batch& batch)
    {
        if (reader.answer != Answer::Sequence)
            return labelsOf(reader, batch);
        std::vector<std::size_t> longest;
        for (const Example* each : examples)
            longest.push_back(each->target.size() + 1);
        return sequencesOf(reader, batch, longest);
    }

} // namespace

Training::Training(Course what, Task task, std::optional<Learnt> from)
    : asked(std::move(what))
    , subject(std::move(task))
{
    requireSuited(asked, subject);
    if (from)
        now = std::move(*from);
    else
        now.weights = begun(asked.network, sizesOf(subject), asked.seed);
}

Training::Training(const Course& what, std::optional<Learnt> from)
    : Training(what, taskOf(what), std::move(from))
{
}

// No more than there are: of a curve, all points are one example.
Index Training::batchSize() const
{
    const Index most
        = subject.examples ? std::ssize(subject.examples->learnt) : asked.teaching.batch;
    return std::min(most, Index { asked.teaching.batch });
}

// Of similar lengths: those of some steps, sorted by length and cut into batches, which come in an
// order that is drawn.
std::vector<Example> Training::examplesOf(long step) const
{
    const std::uint64_t key = streamKey(asked.seed, "batches", static_cast<std::uint64_t>(step));
    const Index count = batchSize() * stepsOfPool;
    std::vector<Example> all;
    for (Index i = 0; i < count; ++i)
        all.push_back(example(subject, { asked.level }, Part::Learnt,
            streamKey(key, "example", static_cast<std::uint64_t>(i))));
    std::ranges::stable_sort(all, {}, [](const Example& each) {
        return std::pair { each.source.size(), each.target.size() };
    });
    Draws draws(streamKey(key, "order"));
    std::vector<Example> result;
    std::vector<Index> left;
    for (Index i = 0; i < stepsOfPool; ++i)
        left.push_back(i);
    while (!left.empty()) {
        const auto which = left.begin() + draws.below(std::ssize(left));
        const auto begin = all.begin() + *which * batchSize();
        result.insert(result.end(), begin, begin + batchSize());
        left.erase(which);
    }
    return result;
}

StepReport Training::step(const Team& team)
try {
    const long poolNow = steps() / stepsOfPool;
    if (poolNow != poolNumber) {
        pool = examplesOf(poolNow);
        poolNumber = poolNow;
    }
    const auto size = static_cast<std::size_t>(batchSize());
    const auto examples = std::span<const Example>(pool).subspan(
        static_cast<std::size_t>(steps() % stepsOfPool) * size, size);
    const Index count = targetsOf(examples, subject.answer);
    const std::vector<const Example*> pointers = pointersTo(examples);
    std::vector<ShareOf> shares(static_cast<std::size_t>(partsOf(examples.size())));
    team.forEach(std::ssize(shares), [&](Index i) {
        const Batch batch
            = batchOf(part(std::span<const Example* const>(pointers), i), subject.answer);
        Tape tape(now.weights);
        const Variable out = logits({ .tape = tape,
            .spec = asked.network,
            .batch = batch,
            .dropout = double { asked.network.dropout },
            .key
            = streamKey(asked.seed, "dropout", static_cast<std::uint64_t>(steps() * 4096 + i)) });
        Loss loss = lossOf(tape.value(out), batch, count, double { asked.teaching.smoothing });
        tape.goBack(out, std::move(loss.slope));
        shares[static_cast<std::size_t>(i)] = { tape.takeSlopes(), loss.sum };
    });
    ShareOf all = std::move(shares.front());
    for (std::size_t i = 1; i < shares.size(); ++i) {
        all.loss += shares[i].loss;
        for (std::size_t w = 0; w < all.slopes.size(); ++w)
            view(all.slopes[w]) += view(shares[i].slopes[w]);
    }
    std::vector<float> norms = normsOf(all.slopes);
    const double norm = clip(all.slopes, double { asked.teaching.clip });
    if (!std::isfinite(norm) || !std::isfinite(all.loss))
        takeBack();
    before = now;
    learning::step(asked.teaching.optimiser, rateAt(asked.teaching, steps()), all.slopes,
        now.weights, now.memory);
    return { all.loss, norm, std::move(norms) };
} catch (const std::bad_alloc&) {
    throw Error("out_of_memory",
        phrase("not enough memory for a training step: use a smaller batch or a smaller width"));
}

void Training::takeBack()
{
    const std::int64_t step = steps();
    if (!before)
        throw Error("ruined",
            phrase("training had diverged by step %1 (the loss is not finite); another learning "
                   "rate cannot recover it",
                step));
    now = std::move(*before);
    before.reset();
    throw Error("not_finite",
        phrase("training diverged after step %1 (the loss is not finite): the learning rate %2 "
               "is too large",
            step, printable(asked.teaching.rate)));
}

Index longestAnswer(Index tokens)
{
    return 2 * tokens + 12;
}

Answers answersTo(const Reader& reader, std::span<const Example* const> examples)
{
    Batch batch = batchOf(examples, reader.answer);
    if (reader.answer != Answer::Sequence)
        return labelsOf(reader, batch);
    std::vector<std::size_t> longest;
    for (const Index tokens : batch.lengths)
        longest.push_back(static_cast<std::size_t>(longestAnswer(tokens)));
    return sequencesOf(reader, std::move(batch), longest);
}

Explained explained(const Reader& reader, const std::vector<Index>& source)
{
    Example asked { source, {} };
    const std::vector<const Example*> one { &asked };
    Explained result { answersTo(reader, one).front(), {} };
    asked.target = result.answer;
    const Batch batch = batchOf(one, reader.answer);
    Tape tape(reader.weights);
    logits({ .tape = tape, .spec = reader.spec, .batch = batch, .seen = &result.seen });
    return result;
}

Explained explained(const Reader& reader, const CurveQuestion& question)
{
    const Example asked { .curve = std::make_shared<const CurveQuestion>(question) };
    const std::vector<const Example*> one { &asked };
    const Batch batch = batchOf(one, reader.answer);
    Explained result;
    Tape tape(reader.weights);
    const Matrix& heights = tape.value(
        logits({ .tape = tape, .spec = reader.spec, .batch = batch, .seen = &result.seen }));
    result.heights.assign(heights.data(), heights.data() + heights.size());
    return result;
}

std::vector<Example> questions(const Task& task, const Exam& exam)
{
    std::vector<Example> result;
    if (task.examples && std::ssize(task.examples->heldOut) <= exam.examples)
        result = task.examples->heldOut;
    else
        for (int i = 0; i < exam.examples; ++i)
            result.push_back(example(task, { exam.level }, Part::HeldOut,
                streamKey(exam.seed, "exam", static_cast<std::uint64_t>(i))));
    std::ranges::stable_sort(result, {}, [](const Example& each) { return each.source.size(); });
    return result;
}

Marks marks(const Reader& reader, std::span<const Example> examples, const Team& team)
{
    struct Sums {
        double loss = 0;
        Index exact = 0, right = 0;
    };
    const Index count = targetsOf(examples, reader.answer);
    const std::vector<const Example*> pointers = pointersTo(examples);
    std::vector<Sums> sums(static_cast<std::size_t>(partsOf(examples.size())));
    Index tokens = 0;
    for (const Example& each : examples)
        tokens += each.curve ? std::ssize(each.curve->asked.places) : std::ssize(each.target);
    team.forEach(std::ssize(sums), [&](Index i) {
        Sums& to = sums[static_cast<std::size_t>(i)];
        const auto share = part(std::span<const Example* const>(pointers), i);
        const Batch batch = batchOf(share, reader.answer);
        Tape tape(reader.weights);
        const Variable out = logits({ .tape = tape, .spec = reader.spec, .batch = batch });
        to.loss = lossOf(tape.value(out), batch, count).sum;
        if (reader.answer == Answer::Numbers) {
            to.right = rightHeights(tape.value(out), batch);
            return;
        }
        const Answers answers = answersToMark(reader, share, batch);
        for (std::size_t b = 0; b < share.size(); ++b) {
            const std::vector<Index>& target = share[b]->target;
            to.exact += answers[b] == target ? 1 : 0;
            for (std::size_t t = 0; t < std::min(target.size(), answers[b].size()); ++t)
                to.right += answers[b][t] == target[t] ? 1 : 0;
        }
    });
    Marks result;
    for (const Sums& each : sums) {
        result.loss += each.loss;
        result.exact += static_cast<double>(each.exact) / static_cast<double>(examples.size());
        result.symbols += static_cast<double>(each.right) / static_cast<double>(tokens);
    }
    if (reader.answer == Answer::Numbers)
        result.exact = result.symbols;
    return result;
}

} // namespace core::learning
