#include "ui/inspector/weight_model.h"

#include "core/head_at.h"
#include "ui/session/row_stages.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <algorithm>
#include <cmath>

namespace ui {

void WeightModel::set(const TracePtr& trace, const Selection& where)
{
    beginResetModel();
    const core::HeadAt head = core::headAt(*trace, where.layer, where.head);
    const bool explained = head.imported == nullptr; // imported attention has no known mask
    const RowStages stages
        = explained ? rowStages(*trace, { where.layer, where.head, *where.query }) : RowStages {};
    m_tokens = head.layer.keyTokens;
    const auto weights = head.weights().row(*where.query);
    m_rows.clear();
    m_low = 0;
    m_high = 0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        m_rows.push_back({ static_cast<core::Index>(j), weights[j],
            explained && stages.masked[j] == core::excluded });
        m_low = std::min(m_low, static_cast<double>(weights[j]));
        m_high = std::max(m_high, static_cast<double>(weights[j]));
    }
    std::ranges::stable_sort(m_rows, [](const Row& a, const Row& b) {
        return a.masked != b.masked ? b.masked : a.weight > b.weight;
    });
    endResetModel();
}

void WeightModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_tokens.reset();
    endResetModel();
}

int WeightModel::rowOf(core::Index key) const
{
    const auto it = std::ranges::find(m_rows, key, &Row::key);
    return it != m_rows.end() ? static_cast<int>(it - m_rows.begin()) : -1;
}

QString WeightModel::name(int row) const
{
    return tokenName(*m_tokens, at(row).key);
}

int WeightModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant WeightModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const Row& row = at(index.row());
    return row.masked ? tr("%1: masked").arg(name(index.row()))
                      : tr("%1: %2").arg(name(index.row()), shown(static_cast<double>(row.weight)));
}

} // namespace ui
