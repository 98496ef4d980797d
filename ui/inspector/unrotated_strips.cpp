#include "ui/inspector/unrotated_strips.h"

#include "core/head_at.h"
#include "core/math/finite_product.h"
#include "ui/words/projection_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // A head's projection of one input row.
    std::vector<double> projected(
        const core::Matrix& input, core::Index row, const core::Matrix& w, const core::Matrix& b)
    {
        core::Matrix one(1, input.cols());
        std::ranges::copy(input.row(row), one.data());
        const core::Matrix made = core::projection(one, w, b);
        return { made.data(), made.data() + made.size() };
    }

} // namespace

std::optional<UnrotatedStrips> unrotatedStrips(const core::Trace& trace, const core::CellAt& at)
{
    const ProjectionNames query { trace, at.layer, at.head, QString::number(at.query + 1) };
    const ProjectionNames key { trace, at.layer, at.head, QString::number(at.key + 1) };
    if (!query.rotates(u'Q'))
        return std::nullopt;
    const core::HeadAt head = core::headAt(trace, at.layer, at.head);
    return UnrotatedStrips { query.product(u'Q'), key.product(u'K'), query.whole(u'Q'),
        key.whole(u'K'), projected(*head.layer.queries, at.query, head.model().wq, head.model().bq),
        projected(*head.layer.keys, at.key, head.model().wk, head.model().bk) };
}

} // namespace ui
