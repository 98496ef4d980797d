#include "ui/view/reveal_text.h"

#include "core/head_at.h"
#include "core/trace.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

QString revealTextOf(const core::Trace& trace, const Selection& where, Hidden hidden)
{
    return revealTextIn(
        core::headAt(trace, where.layer, where.head).weights(), trace, where, hidden);
}

QString revealTextIn(
    const core::Matrix& matrix, const core::Trace& trace, const Selection& where, Hidden hidden)
{
    const bool row = hidden == Hidden::Row || hidden == Hidden::Matrix;
    if ((!row && hidden != Hidden::Cell) || !where.query || (!row && !where.key))
        return {};
    const core::Index query = *where.query;
    if (query >= matrix.rows() || (!row && *where.key >= matrix.cols()))
        return {};
    const auto values = matrix.row(query);
    const core::Index key = row ? std::ranges::max_element(values) - values.begin() : *where.key;
    const core::Scalar most = matrix(query, key);
    const QString from = queryLabel(trace, where.layer, query);
    if (row && std::ranges::all_of(values, [](core::Scalar x) { return x == 0; }))
        return QCoreApplication::translate("Truth", "%1 → nothing").arg(from);
    return u"%1 → %2: %3"_s.arg(from, keyLabel(trace, where.layer, key),
        most == core::excluded ? QCoreApplication::translate("Truth", "masked")
                               : shown(double(most), 3));
}

} // namespace ui
