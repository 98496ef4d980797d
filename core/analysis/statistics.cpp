#include "core/analysis/statistics.h"

#include "core/analysis/content_patterns.h"
#include "core/analysis/tendencies.h"
#include "core/base/distribution.h"
#include "core/base/lane_sum.h"
#include "core/base/portable_functions.h"
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

    struct Means {
        Mean entropy, normalisedEntropy, distance, uniformDistance, self, previous, next, first;
        Mean otherPlaces; // other copies of the query's word
        Mean sameText; // the query itself and the other copies of its word
        Mean largest; // of a row
    };

    double stepsBetween(Index i, std::size_t j)
    {
        return static_cast<double>(std::abs(i - static_cast<Index>(j)));
    }

    // |i - j| over the query's allowed keys.
    Mean allowedSteps(const AllowedKeys& keys)
    {
        if (keys.end <= keys.begin)
            return {};
        if (keys.added == nullptr) {
            const auto first = static_cast<std::size_t>(keys.begin);
            const auto count = static_cast<std::size_t>(keys.end - keys.begin);
            return { laneSum(
                         count, [&](std::size_t j) { return stepsBetween(keys.query, first + j); }),
                keys.end - keys.begin };
        }
        Mean result;
        for (Index j = keys.begin; j < keys.end; ++j)
            if (keys.contains(j))
                result.add(stepsBetween(keys.query, static_cast<std::size_t>(j)));
        return result;
    }

    // -Σ p·ln p. A separate loop for the logarithms becomes vector instructions.
    double entropyOf(const std::vector<double>& p)
    {
        std::vector<double> logs(p.size());
        for (std::size_t j = 0; j < p.size(); ++j)
            logs[j] = naturalLog(p[j] > 0 ? p[j] : 1.0);
        const double sum = laneSum(p.size(), [&](std::size_t j) { return p[j] * logs[j]; });
        return std::max(-sum, 0.0); // a share rounded above 1 would give less
    }

    void addSpread(Means& means, const Mean& steps, Index i, const std::vector<double>& p)
    {
        const double entropy = entropyOf(p);
        means.entropy.add(entropy);
        if (steps.count > 1)
            means.normalisedEntropy.add(entropy / std::log(static_cast<double>(steps.count)));
        means.distance.add(
            laneSum(p.size(), [&](std::size_t j) { return p[j] * stepsBetween(i, j); }));
        means.uniformDistance.add(steps.value());
        means.largest.add(*std::ranges::max_element(p));
    }

    // The positions of the keys with a query's text.
    class WordPositions {
    public:
        explicit WordPositions(const Attention& attention)
        {
            for (Index j = 0; j < std::ssize(attention.keys); ++j)
                places[attention.keys[static_cast<std::size_t>(j)].text].push_back(j);
        }
        [[nodiscard]] std::span<const Index> of(const Token& query) const
        {
            const auto found = places.find(query.text);
            return found == places.end() ? std::span<const Index>() : found->second;
        }

    private:
        std::unordered_map<std::string_view, std::vector<Index>> places;
    };

    // The query's weight on keys with its own text: on the other copies, and including itself.
    // Where there is no other text, the row does not count.
    void addSameWord(Means& means, std::span<const Index> places, bool self, Index i,
        const std::vector<double>& p)
    {
        if (places.size() == p.size())
            return;
        double others = 0;
        bool repeated = false;
        for (const Index j : places) {
            if (self && j == i)
                continue;
            others += p[static_cast<std::size_t>(j)];
            repeated = true;
        }
        if (repeated)
            means.otherPlaces.add(others);
        means.sameText.add(others + (self ? p[static_cast<std::size_t>(i)] : 0));
    }

    void addPositionShares(Means& means, Index i, const std::vector<double>& p)
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

    // The position with the largest share; empty if it is too small.
    std::string_view placeOf(const Means& means)
    {
        struct Candidate {
            std::string_view id;
            double share;
        };
        const bool sameWord = means.otherPlaces.value() >= pattern::otherPlaces;
        const std::array<Candidate, 5> candidates { { { "self", means.self.value() },
            { "previous", means.previous.value() }, { "next", means.next.value() },
            { "first", means.first.value() },
            { "same_word", sameWord ? means.sameText.value() : 0 } } };
        const auto best = std::ranges::max_element(candidates, {}, &Candidate::share);
        return best->share >= pattern::share ? best->id : "";
    }

    std::string_view spreadOf(const Means& means)
    {
        if (means.largest.value() >= pattern::largest)
            return "sparse";
        return means.normalisedEntropy.value() >= pattern::broad ? "broad" : "mixed";
    }

    std::string_view patternOf(const Means& means, const ContentPatterns& contents,
        const Tendencies& tendencies, Index keys)
    {
        if (means.entropy.count == 0)
            return "empty";
        if (keys == 1 || means.normalisedEntropy.value() >= pattern::uniform)
            return "uniform";
        const std::string_view place = placeOf(means);
        const std::string_view repetition = contents.repetition();
        if (!repetition.empty() && place != "same_word")
            return repetition;
        if (!place.empty())
            return place;
        if (const std::string_view kind = contents.kind(); !kind.empty())
            return kind;
        if (tendencies.isAligned())
            return "aligned";
        if (means.distance.value() <= pattern::nearness * means.uniformDistance.value())
            return "neighbours";
        const std::string_view tendency = tendencies.strongest(contents);
        return tendency.empty() ? spreadOf(means) : tendency;
    }

} // namespace

HeadStatistics statistics(const Attention& attention, const std::stop_token& stop)
{
    const Matrix& weights = *attention.weights;
    assert(std::ssize(attention.queries) == weights.rows());
    assert(std::ssize(attention.keys) == weights.cols());
    assert(!attention.self || weights.rows() == weights.cols());
    const WordPositions words(attention);
    ContentPatterns contents(attention);
    Tendencies tendencies(attention);
    Means means;
    for (Index i = 0; i < weights.rows() && !stop.stop_requested(); ++i) {
        const std::vector<double> p = distribution(weights.row(i));
        if (p.empty())
            continue;
        const AllowedKeys allowed = allowedKeys(attention, i);
        const Mean steps = allowedSteps(allowed);
        const auto sameText = words.of(attention.queries[static_cast<std::size_t>(i)]);
        addSpread(means, steps, i, p);
        addPositionShares(means, i, p);
        addSameWord(means, sameText, attention.self, i, p);
        const WeightedRow row { allowed, steps.count, p, sameText };
        contents.add(row);
        tendencies.add(row);
    }
    return { .entropy = means.entropy.value(),
        .normalisedEntropy = means.normalisedEntropy.value(),
        .distance = means.distance.value(),
        .self = means.self.value(),
        .previous = means.previous.value(),
        .next = means.next.value(),
        .first = means.first.value(),
        .sameWord = means.otherPlaces.value(),
        .punctuation = contents.punctuation.given.value(),
        .special = contents.special.given.value(),
        .duplicateToken = contents.duplicateToken.given.value(),
        .induction = contents.induction.given.value(),
        .maximum = weights.empty() ? 0 : *std::ranges::max_element(weights.values()),
        .emptyRows = weights.rows() - means.entropy.count,
        .pattern = patternOf(means, contents, tendencies, weights.cols()) };
}

HeadStatistics statistics(const Trace& trace, Index layer, Index head, const std::stop_token& stop)
{
    const HeadAt at = headAt(trace, layer, head);
    const HeadMask& mask = at.trace.mask;
    return statistics({ .weights = &at.weights(),
                          .queries = *at.layer.queryTokens,
                          .keys = *at.layer.keyTokens,
                          .self = at.layer.selfAttention(),
                          .mask = mask.begin.empty() ? nullptr : &mask },
        stop);
}

} // namespace core
