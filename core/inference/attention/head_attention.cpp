#include "core/inference/attention/head_attention.h"

#include "core/math/finite_product.h"
#include "core/math/overflow.h"
#include "core/math/softmax.h"

#include <algorithm>
#include <cstdlib>

namespace core {

namespace {

    IndexRange visible(const HeadMask& mask, Index query)
    {
        const auto i = static_cast<std::size_t>(query);
        return { mask.begin[i], mask.end[i] };
    }

    // Smallest range with all keys visible to any of the queries.
    IndexRange visible(const HeadMask& mask, IndexRange queries)
    {
        IndexRange result = visible(mask, queries.begin);
        for (Index i = queries.begin; i < queries.end; ++i) {
            const IndexRange one = visible(mask, i);
            result = { std::min(result.begin, one.begin), std::max(result.end, one.end) };
        }
        return result;
    }

    std::span<Scalar> part(std::span<Scalar> row, IndexRange e)
    {
        return row.subspan(static_cast<std::size_t>(e.begin), static_cast<std::size_t>(e.size()));
    }

    void fillAround(std::span<Scalar> row, IndexRange e, Scalar number)
    {
        std::fill(row.begin(), row.begin() + e.begin, number);
        std::fill(row.begin() + e.end, row.end(), number);
    }

    // score / scale + added - slope·|query - key|, as applyMask(), for scores far from the limits;
    // `added` may be null.
    void maskScores(std::span<Scalar> row, const Scalar* added, Scalar scale, auto distance)
    {
        for (std::size_t j = 0; j < row.size(); ++j) {
            const Scalar number = added != nullptr ? added[j] : 0;
            const Scalar sum = row[j] / scale + number - distance(j);
            row[j] = number == excluded ? excluded
                                        : std::clamp(sum, -scalarSaturation, scalarSaturation);
        }
    }

    void copyRows(ConstBlock from, MutableBlock to)
    {
        for (Index i = 0; i < from.rows; ++i)
            std::copy_n(from.row(i), from.cols, to.row(i));
    }

    void zeroRows(MutableBlock to)
    {
        for (Index i = 0; i < to.rows; ++i)
            std::fill_n(to.row(i), to.cols, Scalar { 0 });
    }

} // namespace

HeadAttention::HeadAttention(
    const AttentionSpec& attention, const ScoreParameters& parameters, HeadTrace& result)
    : spec(attention)
    , score(parameters)
    , trace(result)
{
}

void HeadAttention::prepare()
{
    emptyRow.resize(static_cast<std::size_t>(trace.q.rows()));
    raw = RawScores(spec.score, score, trace.q, trace.k);
    pipeline.emplace(spec, trace.mask, trace.k.cols(), raw.postponedDivisor());
    scale = pipeline->divisor();
    standard = isStandard();
    values = PackedMatrix::of(block(std::as_const(trace.v)));
}

bool HeadAttention::isStandard() const
{
    const double divisors = static_cast<double>(std::min(scale, scale * spec.temperature));
    return raw.bound() && std::holds_alternative<Softmax>(spec.normaliser) && scale > 0
        && spec.softcap == 0 && *raw.bound() <= safeBound * divisors;
}

void HeadAttention::attend(IndexRange queries, MutableBlock concat)
{
    const IndexRange keys = visible(trace.mask, queries);
    raw.fill(queries, keys, block(trace.weights).rowsOf(queries));
    for (Index i = queries.begin; i < queries.end; ++i)
        emptyRow[static_cast<std::size_t>(i)] = computeWeights(i) ? 0 : 1;
    weightedSum(queries, keys);
    const MutableBlock to = concat.rowsOf(queries);
    if (trace.enabled)
        copyRows(block(trace.output).rowsOf(queries), to);
    else
        zeroRows(to);
}

bool HeadAttention::computeWeights(Index query)
{
    const std::span<Scalar> row = trace.weights.row(query);
    const IndexRange keys = visible(trace.mask, query);
    fillAround(row, keys, standard ? 0 : excluded);
    return standard ? computeStandardWeights(query, part(row, keys))
                    : computeWeightsByStages(query, row);
}

// All stages at once, for the visible keys only.
bool HeadAttention::computeStandardWeights(Index query, std::span<Scalar> row) const
{
    const HeadMask& mask = trace.mask;
    if (mask.added == nullptr && mask.distanceSlope == 0)
        return softmax(row, 1 / (scale * spec.temperature));
    const Index begin = visible(mask, query).begin;
    const auto distance
        = [slope = mask.distanceSlope, from = static_cast<int>(query - begin)](std::size_t j) {
              return slope * static_cast<Scalar>(std::abs(from - static_cast<int>(j)));
          };
    const Scalar* const added = mask.added ? mask.added->row(query).data() + begin : nullptr;
    maskScores(row, added, scale, distance);
    return softmax(row, 1 / spec.temperature);
}

bool HeadAttention::computeWeightsByStages(Index query, std::span<Scalar> row) const
{
    pipeline->maskScores(query, row);
    return pipeline->weigh(row);
}

void HeadAttention::weightedSum(IndexRange queries, IndexRange keys)
{
    const ConstBlock weights = block(std::as_const(trace.weights)).rowsOf(queries);
    const MutableBlock to = block(trace.output).rowsOf(queries);
    multiplyTerms(weights, values, keys, to);
    repair(weights, block(std::as_const(trace.v)), to);
}

void HeadAttention::finish()
{
    for (std::size_t i = 0; i < emptyRow.size(); ++i) {
        if (emptyRow[i] != 0)
            trace.emptyRows.push_back(static_cast<Index>(i));
    }
}

} // namespace core
