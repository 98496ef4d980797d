#include "core/learning/examination.h"

#include "core/base/random.h"
#include "core/math/softmax.h"

#include <algorithm>
#include <map>

namespace core::learning {

namespace {

    constexpr int textsOfLevel = 512;
    constexpr int lastLevel = 2;
    constexpr Index together = 32; // share a tape
    constexpr std::size_t watched = 64; // texts whose attention is looked at

    std::vector<char> rightOnes(
        const Reader& reader, std::span<const Example> examples, const Team& team)
    {
        std::vector<const Example*> all;
        for (const Example& each : examples)
            all.push_back(&each);
        std::vector<char> right(all.size());
        team.forEach((std::ssize(all) + together - 1) / together, [&](Index i) {
            const auto begin = static_cast<std::size_t>(i * together);
            const auto some = std::span<const Example* const>(all).subspan(
                begin, std::min<std::size_t>(together, all.size() - begin));
            const Answers answers = answersTo(reader, some);
            for (std::size_t b = 0; b < some.size(); ++b)
                right[begin + b] = answers[b] == some[b]->target ? 1 : 0;
        });
        return right;
    }

    Index longestLearnt(const Training& training)
    {
        constexpr std::uint64_t looked = 2048;
        const Course& course = training.course();
        Index longest = 0;
        for (std::uint64_t i = 0; i < looked; ++i)
            longest = std::max(longest,
                std::ssize(example(training.task(), { course.level }, Part::Learnt,
                    streamKey(course.seed, "longest", i))
                               .source));
        return longest;
    }

    struct RowSum {
        double slope = 0;
        Index rows = 0;

        void add(const Matrix& weights)
        {
            for (Index i = 0; i < weights.rows(); ++i) {
                const std::span<const Scalar> row = weights.row(i);
                if (std::ranges::all_of(row, [](Scalar a) { return a == 0; }))
                    continue;
                slope += jacobianNorm(row);
                ++rows;
            }
        }
    };

    // Of a text and its right answer.
    RowSum attentionOf(const Reader& reader, const Example& example)
    {
        const std::vector<const Example*> one { &example };
        const Batch batch = batchOf(one, reader.answer);
        std::vector<SeenAttention> seen;
        Tape tape(reader.weights);
        logits({ .tape = tape, .spec = reader.spec, .batch = batch, .seen = &seen });
        RowSum sum;
        for (const SeenAttention& each : seen)
            sum.add(each.weights);
        return sum;
    }

} // namespace

LengthMarks marksByLength(const Training& training, const Team& team)
{
    const Course& course = training.course();
    const Task& subject = training.task();
    if (subject.answer == Answer::Numbers)
        return {};
    const Reader reader { course.network, training.learnt().weights, subject.answer };
    std::map<Index, LengthMark> marks;
    const Index longest = longestLearnt(training);
    for (int level = course.level; level <= (subject.examples ? course.level : lastLevel);
         ++level) {
        const std::vector<Example> asked
            = questions(subject, { textsOfLevel, level, course.seed + 1 });
        const std::vector<char> right = rightOnes(reader, asked, team);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const Index length = std::ssize(asked[i].source);
            if (level > course.level && length <= longest)
                continue; // as many tokens, but harder
            LengthMark& mark = marks[length];
            mark.length = length;
            mark.texts += 1;
            mark.right += right[i];
        }
    }
    LengthMarks result;
    for (const auto& [length, mark] : marks)
        result.push_back(mark);
    return result;
}

std::optional<double> softmaxSlope(
    const Reader& reader, std::span<const Example> examples, const Team& team)
{
    const auto* const translator = std::get_if<EncoderDecoder>(&reader.spec.architecture);
    if (translator != nullptr && translator->alignment == Alignment::None)
        return std::nullopt; // a mean is seen, but nothing is chosen
    const std::size_t apart = std::max<std::size_t>(1, examples.size() / watched);
    std::vector<RowSum> sums((examples.size() + apart - 1) / apart);
    team.forEach(std::ssize(sums), [&](Index i) {
        const auto at = static_cast<std::size_t>(i);
        sums[at] = attentionOf(reader, examples[at * apart]);
    });
    RowSum all;
    for (const RowSum& each : sums) {
        all.slope += each.slope;
        all.rows += each.rows;
    }
    if (all.rows == 0)
        return std::nullopt;
    return all.slope / static_cast<double>(all.rows);
}

double mostByTokensAlone(const Task& task, std::span<const Example> questions)
{
    if (task.answer != Answer::Labels)
        return 1;
    std::map<Index, std::map<Index, Index>> labels; // of each token, how often it has each
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

} // namespace core::learning
