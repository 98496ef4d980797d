#include "core/analysis/cell_explanation.h"

#include "core/head_at.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace core {

namespace {

    // The raw scores of one query.
    Matrix rawRow(const HeadAt& head, Index query)
    {
        Matrix q(1, head.trace.q.cols());
        std::ranges::copy(head.trace.q.row(query), q.row(0).begin());
        return scores(head.spec.score, head.score(), q, head.trace.k);
    }

    // Every step from q and k to the weight.
    void explain(CellExplanation& cell, const HeadAt& head, const CellAt& at)
    {
        const Pipeline pipeline(head.spec, head.trace.mask, head.trace.k.cols());
        const bool empty = std::ranges::all_of(
            head.weights().row(at.query), [](Scalar weight) { return weight == 0; });
        static_cast<ScoreTerms&>(cell) = explainScore(head.spec.score,
            { head.trace.q.row(at.query), head.trace.k.row(at.key), head.score() });
        static_cast<PipelineTerms&>(cell)
            = pipeline.explain(at.query, at.key, rawRow(head, at.query).row(0), empty);
    }

} // namespace

CellExplanation explainCell(const Trace& trace, const CellAt& at)
{
    const HeadAt head = headAt(trace, at.layer, at.head);
    assert(at.query >= 0 && at.query < head.weights().rows());
    assert(at.key >= 0 && at.key < head.weights().cols());
    const std::span<const Scalar> weights = head.weights().row(at.query);
    CellExplanation result;
    result.keys = std::ssize(weights);
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
