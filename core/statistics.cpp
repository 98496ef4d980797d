#include "core/statistics.h"

#include "core/distribution.h"
#include "core/head_at.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core {

namespace {

    constexpr double uniformFrom = 0.97;
    constexpr double patternFrom = 0.5;
    constexpr double otherPlacesFrom = 1.0 / 3;
    constexpr double localUpTo = 0.6;
    constexpr double sparseFrom = 0.5;

    struct Mean {
        double sum = 0;
        Index count = 0;
        void add(double value)
        {
            sum += value;
            ++count;
        }
        [[nodiscard]] double value() const
        {
            return count == 0 ? 0 : sum / static_cast<double>(count);
        }
    };

    struct Means {
        Mean entropy, normalisedEntropy, distance, uniformDistance, self, previous, next, first;
        Mean otherPlaces; // of the query's word
        Mean sameText; // the query itself and the other places of its word
        Mean largest; // of a row
    };

    // Which keys the mask leaves to each query.
    std::vector<bool> allowedKeys(const Attention& attention, Index query)
    {
        const Index m = attention.weights->cols();
        std::vector<bool> result(static_cast<std::size_t>(m), attention.mask == nullptr);
        if (attention.mask == nullptr)
            return result;
        const HeadMask& mask = *attention.mask;
        const Index end = mask.end[static_cast<std::size_t>(query)];
        for (Index j = mask.begin[static_cast<std::size_t>(query)]; j < end; ++j)
            result[static_cast<std::size_t>(j)]
                = mask.added == nullptr || (*mask.added)(query, j) != excluded;
        return result;
    }

    double entropyOf(const std::vector<double>& p)
    {
        double result = 0;
        for (const double share : p)
            if (share > 0)
                result -= share * std::log(share);
        return std::max(result, 0.0); // a share rounded above 1 would give less
    }

    void addSpread(Means& means, const Attention& attention, Index i, const std::vector<double>& p)
    {
        const std::vector<bool> allowed = allowedKeys(attention, i);
        double distance = 0;
        Mean uniformDistance;
        for (std::size_t j = 0; j < p.size(); ++j) {
            const auto steps = static_cast<double>(std::abs(i - static_cast<Index>(j)));
            distance += p[j] * steps;
            if (allowed[j])
                uniformDistance.add(steps);
        }
        const double entropy = entropyOf(p);
        means.entropy.add(entropy);
        if (uniformDistance.count > 1)
            means.normalisedEntropy.add(
                entropy / std::log(static_cast<double>(uniformDistance.count)));
        means.distance.add(distance);
        means.uniformDistance.add(uniformDistance.value());
        means.largest.add(*std::ranges::max_element(p));
    }

    // Numbers instead of texts, equal where the texts are: compared n·m times.
    struct WordNumbers {
        std::vector<Index> queries, keys;
    };

    WordNumbers numberedWords(const Attention& attention)
    {
        std::unordered_map<std::string_view, Index> numbers;
        const auto numbered = [&](std::span<const Token> tokens) {
            std::vector<Index> result;
            for (const Token& token : tokens)
                result.push_back(numbers.emplace(token.text, std::ssize(numbers)).first->second);
            return result;
        };
        return { numbered(attention.queries), numbered(attention.keys) };
    }

    // What the query gives to the keys of its own text: to the other ones, and with itself.
    void addSameWord(
        Means& means, const WordNumbers& words, bool self, Index i, const std::vector<double>& p)
    {
        const auto query = static_cast<std::size_t>(i);
        double others = 0;
        bool repeated = false;
        for (std::size_t j = 0; j < p.size(); ++j) {
            if ((self && j == query) || words.keys[j] != words.queries[query])
                continue;
            others += p[j];
            repeated = true;
        }
        if (repeated)
            means.otherPlaces.add(others);
        means.sameText.add(others + (self ? p[query] : 0));
    }

    void addShares(Means& means, Index i, const std::vector<double>& p)
    {
        const auto addIfThere = [&](Mean& mean, Index j) {
            if (j >= 0 && j < std::ssize(p))
                mean.add(p[static_cast<std::size_t>(j)]);
        };
        addIfThere(means.self, i);
        addIfThere(means.previous, i - 1);
        addIfThere(means.next, i + 1);
        addIfThere(means.first, 0);
    }

    std::string_view patternOf(const Means& means, Index keys)
    {
        if (means.entropy.count == 0)
            return "empty";
        if (keys == 1 || means.normalisedEntropy.value() >= uniformFrom)
            return "uniform";
        struct Candidate {
            std::string_view id;
            double share;
        };
        const bool sameWord = means.otherPlaces.value() >= otherPlacesFrom;
        const std::array<Candidate, 5> candidates { { { "self", means.self.value() },
            { "previous", means.previous.value() }, { "next", means.next.value() },
            { "first", means.first.value() },
            { "same_word", sameWord ? means.sameText.value() : 0 } } };
        const auto best = std::ranges::max_element(candidates, {}, &Candidate::share);
        if (best->share >= patternFrom)
            return best->id;
        if (means.distance.value() <= localUpTo * means.uniformDistance.value())
            return "neighbours";
        return means.largest.value() >= sparseFrom ? "sparse" : "mixed";
    }

} // namespace

HeadStatistics statistics(const Attention& attention)
{
    const Matrix& weights = *attention.weights;
    assert(std::ssize(attention.queries) == weights.rows());
    assert(std::ssize(attention.keys) == weights.cols());
    assert(!attention.self || weights.rows() == weights.cols());
    const WordNumbers words = numberedWords(attention);
    Means means;
    for (Index i = 0; i < weights.rows(); ++i) {
        const std::vector<double> p = distribution(weights.row(i));
        if (p.empty())
            continue;
        addSpread(means, attention, i, p);
        addShares(means, i, p);
        addSameWord(means, words, attention.self, i, p);
    }
    return { .entropy = means.entropy.value(),
        .normalisedEntropy = means.normalisedEntropy.value(),
        .distance = means.distance.value(),
        .self = means.self.value(),
        .previous = means.previous.value(),
        .next = means.next.value(),
        .first = means.first.value(),
        .sameWord = means.otherPlaces.value(),
        .maximum = weights.empty() ? 0 : *std::ranges::max_element(weights.values()),
        .emptyRows = weights.rows() - means.entropy.count,
        .pattern = patternOf(means, weights.cols()) };
}

HeadStatistics statistics(const Trace& trace, Index layer, Index head)
{
    const HeadAt at = headAt(trace, layer, head);
    return statistics(Attention { .weights = &at.trace.weights,
        .queries = trace.model->inputs.queryTokens,
        .keys = trace.model->inputs.keyTokens,
        .self = at.layer.selfAttention(),
        .mask = &at.model.mask });
}

} // namespace core
