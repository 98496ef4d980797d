#include "core/analysis/cell_explanation.h"

#include "core/analysis/cell_terms.h"
#include "core/attention/normaliser.h"
#include "core/attention/scaling.h"
#include "core/attention/score.h"
#include "core/attention/softcap.h"
#include "core/head_at.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <span>

namespace core {

namespace {

    // The logits of the allowed keys.
    using Logits = std::vector<double>;

    double total(const Logits& logits, const std::function<double(double)>& of)
    {
        double sum = 0;
        for (const double logit : logits)
            sum += of(logit);
        return sum;
    }

    // exp(z − max) / Σ exp(z − max)
    void divideExponentials(CellExplanation& cell, const Logits& logits)
    {
        const auto shifted = [&](double logit) { return std::exp(logit - cell.rowMaximum); };
        cell.numerator = shifted(cell.logit);
        cell.denominator = total(logits, shifted);
    }

    double positive(double logit)
    {
        return std::max(logit, 0.0);
    }

    void normalised(CellExplanation& cell, const Logits& logits, bool, const Softmax&)
    {
        divideExponentials(cell, logits);
    }

    void normalised(CellExplanation& cell, const Logits& logits, bool logarithm, const ReluSum&)
    {
        if (logarithm)
            return divideExponentials(cell, logits);
        cell.numerator = positive(cell.logit);
        cell.denominator = total(logits, positive);
    }

    void normalised(
        CellExplanation& cell, const Logits& logits, bool logarithm, const SumNormaliser&)
    {
        if (logarithm)
            return divideExponentials(cell, logits);
        cell.numerator = cell.logit;
        cell.denominator = total(logits, [](double logit) { return logit; });
    }

    void normalised(CellExplanation& cell, const Logits&, bool logarithm, const Relu&)
    {
        cell.numerator = logarithm ? std::exp(cell.logit) : positive(cell.logit);
    }

    void normalised(CellExplanation& cell, const Logits& logits, bool logarithm, const ReluMean&)
    {
        normalised(cell, logits, logarithm, Relu {});
        cell.denominator = static_cast<double>(cell.keys);
    }

    // For exponents that overflow a double the weight is 0 anyway.
    void normalised(CellExplanation& cell, const Logits&, bool, const Sigmoid&)
    {
        constexpr double steepest = 600;
        cell.numerator = 1;
        cell.denominator
            = 1 + static_cast<double>(cell.keys) * std::exp(std::min(-cell.logit, steepest));
    }

    void normalised(CellExplanation& cell, const Logits&, bool logarithm, const NoNormaliser&)
    {
        cell.numerator = logarithm ? std::exp(cell.logit) : cell.logit;
    }

    // The threshold τ with Σ max(0, z − τ) = 1: the k largest logits exceed it, for the largest k
    // with 1 + k·z_(k) > Σ_{j≤k} z_(j). [Martins and Astudillo 2016]
    void normalised(CellExplanation& cell, Logits logits, bool, const Sparsemax&)
    {
        std::ranges::sort(logits, std::greater {});
        double sum = 0; // of the distances below the maximum: huge logits lose nothing
        double threshold = -1;
        for (std::size_t k = 0; k < logits.size(); ++k) {
            const double below = logits[k] - cell.rowMaximum;
            sum += below;
            const double candidate = (sum - 1) / static_cast<double>(k + 1);
            if (below <= candidate)
                break;
            threshold = candidate;
        }
        cell.threshold = cell.rowMaximum + threshold;
        cell.numerator = positive((cell.logit - cell.rowMaximum) - threshold);
    }

    // Computes the row from raw to masked scores and fills in this cell's values. Returns the
    // logits of the allowed keys.
    Logits fillScores(CellExplanation& cell, const HeadAt& head, const CellAt& at)
    {
        Matrix q(1, head.trace.q.cols());
        std::ranges::copy(head.trace.q.row(at.query), q.row(0).begin());
        Matrix row = scores(head.spec.score, head.score(), q, head.trace.k);
        const auto key = static_cast<std::size_t>(at.key);
        cell.raw = static_cast<double>(row.row(0)[key]);
        cell.divisor = divisor(head.spec.scaling, head.trace.k.cols());
        cell.temperature = static_cast<double>(head.spec.temperature);
        cell.softcap = static_cast<double>(head.spec.softcap);
        for (Scalar& score : row.row(0))
            if (score != excluded)
                score = saturated(static_cast<double>(score) / cell.divisor);
        cell.scaled = static_cast<double>(row.row(0)[key]);
        for (Scalar& score : row.row(0))
            if (score != excluded)
                score = saturated(softCapped(static_cast<double>(score), cell.softcap));
        cell.capped = static_cast<double>(row.row(0)[key]);
        applyMask(head.trace.mask, at.query, row.row(0));
        const Scalar masked = row.row(0)[key];
        cell.allowed = masked != excluded;
        cell.masked = static_cast<double>(masked);
        const auto cooled = [&](Scalar score) {
            return std::clamp(
                static_cast<double>(score) / cell.temperature, -saturation, saturation);
        };
        cell.logit = cell.allowed ? cooled(masked) : cell.masked;
        Logits logits;
        for (const Scalar score : row.row(0))
            if (score != excluded)
                logits.push_back(cooled(score));
        return logits;
    }

    void fillMask(CellExplanation& cell, const HeadMask& mask, const CellAt& at)
    {
        const auto distance = static_cast<double>(std::abs(at.query - at.key));
        cell.distanceBias
            = mask.distanceSlope == 0 ? 0 : -static_cast<double>(mask.distanceSlope) * distance;
        if (mask.added != nullptr && (*mask.added)(at.query, at.key) != excluded)
            cell.maskNumber = static_cast<double>((*mask.added)(at.query, at.key));
    }

    // Fills in every step from q and k to the weight.
    void explain(CellExplanation& cell, const HeadAt& head, const CellAt& at)
    {
        fillTerms(cell, head.spec.score,
            { head.trace.q.row(at.query), head.trace.k.row(at.key), head.score() });
        const Logits logits = fillScores(cell, head, at);
        fillMask(cell, head.trace.mask, at);
        if (!logits.empty())
            cell.rowMaximum = std::ranges::max(logits);
        const std::span<const Scalar> weights = head.weights().row(at.query);
        if (std::ranges::any_of(weights, [](Scalar a) { return a != 0; }))
            std::visit(
                [&](const auto& normaliser) {
                    normalised(cell, logits, isLogarithm(head.spec.score), normaliser);
                },
                head.spec.normaliser);
        if (!cell.allowed)
            cell.numerator = 0;
    }

} // namespace

CellExplanation explainCell(const Trace& trace, const CellAt& at)
{
    const HeadAt head = headAt(trace, at.layer, at.head);
    assert(at.query >= 0 && at.query < head.weights().rows());
    assert(at.key >= 0 && at.key < head.weights().cols());
    const std::span<const Scalar> weights = head.weights().row(at.query);
    CellExplanation result;
    result.keys = std::ssize(weights); // some normalisers divide by it
    result.weight = weights[static_cast<std::size_t>(at.key)];
    result.rank += std::ranges::count_if(weights, [&](Scalar a) { return a > result.weight; });
    result.known = head.imported == nullptr;
    if (result.known)
        explain(result, head, at);
    else
        result.numerator = static_cast<double>(result.weight);
    return result;
}

} // namespace core
