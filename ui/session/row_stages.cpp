#include "ui/session/row_stages.h"

#include "core/attention/softcap.h"
#include "core/base/distribution.h"
#include "core/head_at.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cmath>

namespace ui {

RowStages rowStages(const core::Trace& trace, const RowAt& at)
{
    const core::HeadAt head = core::headAt(trace, at.layer, at.head);
    core::Matrix q(1, head.trace.q.cols());
    std::ranges::copy(head.trace.q.row(at.query), q.row(0).begin());
    const core::Matrix row = core::scores(head.spec.score, head.score(), q, head.trace.k);
    RowStages result;
    result.raw.assign(row.row(0).begin(), row.row(0).end());
    const double divisor = core::divisor(head.spec.scaling, head.trace.k.cols());
    for (const core::Scalar score : result.raw)
        result.scaled.push_back(score == core::excluded
                ? core::excluded
                : core::saturated(static_cast<double>(score) / divisor));
    result.added.resize(result.raw.size());
    core::applyMask(head.trace.mask, at.query, result.added);
    result.capped = result.scaled;
    core::softCap(result.capped, head.spec.softcap);
    result.masked = result.capped;
    core::applyMask(head.trace.mask, at.query, result.masked);
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
