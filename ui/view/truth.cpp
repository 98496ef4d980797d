#include "ui/present/truth.h"

#include "core/head_at.h"
#include "core/trace.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString tokenAt(const std::vector<core::Token>& tokens, core::Index index)
    {
        return safeLabel(tokens[static_cast<std::size_t>(index)].text);
    }

} // namespace

QString truthOf(const core::Trace& trace, const Selection& where, Covered covered)
{
    const bool row = covered == Covered::Row;
    if ((!row && covered != Covered::Cell) || !where.query || (!row && !where.key))
        return {};
    const core::HeadAt head = core::headAt(trace, where.layer, where.head);
    const core::Matrix& weights = head.weights();
    const core::AttentionTrace& attention = trace.attention(where.layer);
    const core::Index query = *where.query;
    if (query >= weights.rows() || (!row && *where.key >= weights.cols()))
        return {};
    const auto values = weights.row(query);
    const core::Index key = row ? std::ranges::max_element(values) - values.begin() : *where.key;
    return u"%1 → %2: %3"_s.arg(tokenAt(*attention.queryTokens, query),
        tokenAt(*attention.keyTokens, key), shown(double(weights(query, key)), 3));
}

} // namespace ui
