#include "ui/session/row_stages.h"

#include "core/attention/pipeline.h"
#include "core/base/distribution.h"
#include "core/head_at.h"

#include <algorithm>
#include <cmath>

namespace ui {

RowStages rowStages(const core::Trace& trace, const RowAt& at)
{
    const core::HeadAt head = core::headAt(trace, at.layer, at.head);
    core::Matrix q(1, head.trace.q.cols());
    std::ranges::copy(head.trace.q.row(at.query), q.row(0).begin());
    const core::Matrix row = core::scores(head.spec.score, head.score(), q, head.trace.k);
    const core::Pipeline pipeline(head.spec, head.trace.mask, head.trace.k.cols());
    RowStages result;
    result.raw.assign(row.row(0).begin(), row.row(0).end());
    result.scaled.resize(result.raw.size());
    result.capped.resize(result.raw.size());
    result.added.resize(result.raw.size());
    result.masked = result.raw;
    pipeline.maskScores(at.query, result.masked, { result.scaled, result.capped });
    core::applyMask(head.trace.mask, at.query, result.added);
    return result;
}

double rowEntropy(std::span<const core::Scalar> weights)
{
    double result = 0;
    for (const double p : core::distribution(weights))
        result -= p > 0 ? p * std::log(p) : 0;
    return result;
}

} // namespace ui
