#include "core/inference/head_rank.h"

#include "core/inference/attentions.h"
#include "core/inference/head_weights.h"
#include "core/input/rotary_pairs.h"
#include "core/math/low_rank.h"
#include "core/pretrained_model.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {

namespace {

    // [W; b]: multiplies [x, 1].
    Matrix withBias(const Matrix& weights, const Matrix& bias)
    {
        if (bias.empty())
            return weights;
        Matrix result = Matrix::uninitialised(weights.rows() + 1, weights.cols());
        std::ranges::copy(bias.values(), std::ranges::copy(weights.values(), result.data()).out);
        return result;
    }

    // Coordinates that are kept or dropped together.
    struct CoordinateGroup {
        std::vector<Index> columns;
        double size = 0; // ‖W_Q‖·‖W_K‖
    };

    std::vector<CoordinateGroup> coordinateGroups(const AttentionLayer& attention)
    {
        std::vector<CoordinateGroup> result;
        if (attention.rotary) {
            for (const RotaryPair& pair : rotaryPairs(*attention.rotary, attention.dk()))
                result.push_back({ { pair.first, pair.second } });
            if (attention.dk() % 2 != 0)
                result.push_back({ { attention.dk() - 1 } });
            return result;
        }
        const Index rotated = attention.rope ? attention.rope->width : 0;
        for (Index i = 0; i < rotated / 2; ++i)
            result.push_back({ { i, i + rotated / 2 } });
        for (Index i = rotated; i < attention.dk(); i += 2)
            result.push_back(
                { i + 1 < attention.dk() ? std::vector { i, i + 1 } : std::vector { i } });
        return result;
    }

    // Σ (w · gain)² over some columns of a matrix.
    double weightedSquares(
        const Matrix& matrix, const std::vector<Index>& columns, const std::vector<double>& gains)
    {
        double sum = 0;
        for (Index i = 0; i < matrix.rows(); ++i)
            for (const Index c : columns) {
                const double number
                    = static_cast<double>(matrix(i, c)) * gains[static_cast<std::size_t>(c)];
                sum += number * number;
            }
        return sum;
    }

    // A norm's gains for the coordinates of a head, without its division by the length.
    std::vector<double> normGains(
        const std::optional<Norm>& norm, const WeightReader& weights, Index dk, Index part)
    {
        std::vector<double> gains(static_cast<std::size_t>(dk), 1);
        if (!norm || norm->weight.empty())
            return gains;
        const std::vector<Scalar> weight = weights.vector(norm->weight, norm->width);
        const Index first = norm->width > dk ? part * dk : 0;
        for (Index i = 0; i < dk; ++i)
            gains[static_cast<std::size_t>(i)]
                = static_cast<double>(weight[static_cast<std::size_t>(first + i)])
                + (norm->zeroCentred ? 1 : 0);
        return gains;
    }

    // Sorted by size, largest first.
    std::vector<CoordinateGroup> sizedGroups(
        const AttentionLayer& attention, const HeadOf& head, const WeightReader& weights)
    {
        const std::vector<double> ofQ
            = normGains(attention.qNorm, weights, attention.dk(), head.number);
        const std::vector<double> ofK = normGains(
            attention.kNorm, weights, attention.dk(), head.number / attention.groupSize());
        const HeadModel& w = head.weights;
        std::vector<CoordinateGroup> groups = coordinateGroups(attention);
        for (CoordinateGroup& group : groups)
            group.size = std::sqrt((weightedSquares(w.wq, group.columns, ofQ)
                                       + weightedSquares(w.bq, group.columns, ofQ))
                * (weightedSquares(w.wk, group.columns, ofK)
                    + weightedSquares(w.bk, group.columns, ofK)));
        std::ranges::stable_sort(groups, std::greater<> {}, &CoordinateGroup::size);
        return groups;
    }

} // namespace

bool hasRank(const AttentionLayer& attention)
{
    return !takesAnyWidths(attention.spec.score);
}

bool hasLowRank(const AttentionLayer& attention)
{
    return hasRank(attention) && attention.weightIntervention.rank > 0
        && attention.weightIntervention.rank < attention.dk();
}

bool hasProduct(const AttentionLayer& attention)
{
    const Score& score = attention.spec.score;
    return !attention.rope && !attention.rotary && !attention.qNorm && !attention.kNorm
        && (std::holds_alternative<DotScore>(score)
            || std::holds_alternative<ScaledDotScore>(score));
}

void lowRankProduct(HeadModel& head, Index rank)
{
    const Matrix reduced
        = truncatedSvdFactor(withBias(head.wq, head.bq), withBias(head.wk, head.bk), rank);
    std::copy_n(reduced.data(), head.wq.size(), head.wq.data());
    std::copy_n(reduced.data() + head.wq.size(), head.bq.size(), head.bq.data());
}

std::vector<Index> droppedCoordinates(
    const AttentionLayer& attention, const HeadOf& head, const WeightReader& weights)
{
    const Index rank = attention.weightIntervention.rank;
    std::vector<Index> dropped;
    Index kept = 0;
    for (const CoordinateGroup& group : sizedGroups(attention, head, weights)) {
        const Index width = std::ssize(group.columns);
        if (kept == 0 || kept + width <= rank)
            kept += width;
        else
            dropped.insert(dropped.end(), group.columns.begin(), group.columns.end());
    }
    std::ranges::sort(dropped);
    return dropped;
}

void dropColumns(Matrix& matrix, const std::vector<Index>& columns)
{
    for (Index i = 0; i < matrix.rows(); ++i)
        for (const Index c : columns)
            matrix(i, c) = 0;
}

Spectrum spectrumOf(const Model& model, Index layer, Index head)
{
    assert(model.pretrained() != nullptr);
    const PretrainedModel& trained = *model.pretrained()->model;
    AttentionLayer attention
        = *attentionsOf(trained.architecture)[static_cast<std::size_t>(layer)].attention;
    attention.weightIntervention.rank = 0;
    const LayerModel weights = numbersOf(attention, trained.weights);
    const HeadModel& of = weights.heads[static_cast<std::size_t>(head)];
    if (hasProduct(attention))
        return { singularValues(withBias(of.wq, of.bq), withBias(of.wk, of.bk)), false };
    Spectrum result { {}, true };
    for (const CoordinateGroup& group : sizedGroups(attention, { of, head }, trained.weights))
        result.sizes.push_back(group.size);
    return result;
}

} // namespace core
