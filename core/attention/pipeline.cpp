#include "core/attention/pipeline.h"

#include "core/attention/softcap.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace core {

namespace {

    void copyTo(std::span<Scalar> stage, std::span<const Scalar> row)
    {
        if (!stage.empty())
            std::ranges::copy(row, stage.begin());
    }

    // f of every score that is not excluded, in double.
    void eachScore(std::span<Scalar> row, auto&& f)
    {
        for (Scalar& score : row)
            if (score != excluded)
                score = saturated(f(static_cast<double>(score)));
    }

    void explainMask(PipelineTerms& cell, const HeadMask& mask, Index query, Index key)
    {
        const auto distance = static_cast<double>(std::abs(query - key));
        if (mask.distanceSlope != 0)
            cell.distanceBias = -static_cast<double>(mask.distanceSlope) * distance;
        if (mask.added != nullptr && (*mask.added)(query, key) != excluded)
            cell.maskNumber = static_cast<double>((*mask.added)(query, key));
    }

} // namespace

Pipeline::Pipeline(const AttentionSpec& spec, const HeadMask& mask, Index dk, Scalar postponed)
    : m_spec(spec)
    , m_mask(mask)
    , m_dk(dk)
    , m_divisor(static_cast<Scalar>(core::divisor(spec.scaling, dk)) * postponed)
    , m_logarithm(isLogarithm(spec.score))
{
}

void Pipeline::maskScores(Index query, std::span<Scalar> row, const StageRows& stages) const
{
    divide(row, m_divisor);
    copyTo(stages.scaled, row);
    softCap(row, m_spec.softcap);
    copyTo(stages.capped, row);
    applyMask(m_mask, query, row);
}

bool Pipeline::weigh(std::span<Scalar> row) const
{
    divide(row, m_spec.temperature);
    return normalise(m_spec.normaliser, row, m_logarithm);
}

void Pipeline::backward(const Row& row, std::span<Scalar> gradient) const
{
    const Scalar temperature = m_spec.temperature;
    std::vector<Scalar> logits;
    std::span<const Scalar> before = row.masked;
    if (temperature != 1) {
        logits.assign(row.masked.begin(), row.masked.end());
        divide(logits, temperature);
        before = logits;
    }
    normaliserBackward(m_spec.normaliser, { before, row.weights, m_logarithm }, gradient);
    softCapBackward(row.capped, m_spec.softcap, gradient);
    for (Scalar& slope : gradient)
        slope = slope / temperature / m_divisor;
}

PipelineTerms Pipeline::explain(
    Index query, Index key, std::span<const Scalar> raw, bool emptyRow) const
{
    PipelineTerms cell;
    std::vector<Scalar> row(raw.begin(), raw.end());
    const Scalar& score = row[static_cast<std::size_t>(key)];
    cell.raw = static_cast<double>(score);
    cell.divisor = core::divisor(m_spec.scaling, m_dk);
    cell.temperature = static_cast<double>(m_spec.temperature);
    cell.softcap = static_cast<double>(m_spec.softcap);
    eachScore(row, [&](double s) { return s / cell.divisor; });
    cell.scaled = static_cast<double>(score);
    eachScore(row, [&](double s) { return softCapped(s, cell.softcap); });
    cell.capped = static_cast<double>(score);
    explainMask(cell, m_mask, query, key);
    applyMask(m_mask, query, row);
    cell.allowed = score != excluded;
    cell.masked = static_cast<double>(score);
    const auto logitOf = [&](Scalar masked) {
        return std::clamp(static_cast<double>(masked) / cell.temperature, -saturation, saturation);
    };
    cell.logit = cell.allowed ? logitOf(score) : cell.masked;
    std::vector<double> logits;
    for (const Scalar masked : row)
        if (masked != excluded)
            logits.push_back(logitOf(masked));
    if (!logits.empty())
        cell.rowMaximum = std::ranges::max(logits);
    if (!emptyRow)
        static_cast<WeightTerms&>(cell) = explainWeight(m_spec.normaliser,
            { logits, cell.rowMaximum, cell.logit, std::ssize(raw), m_logarithm });
    if (!cell.allowed)
        cell.numerator = 0;
    return cell;
}

} // namespace core
