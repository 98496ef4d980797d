#include "ui/inspector/tensor_model.h"

#include "ui/words/labels.h"
#include "ui/words/numbers.h"

using namespace Qt::StringLiterals;

namespace ui {

void TensorModel::set(const TracePtr& trace, const core::TensorRef& tensor)
{
    if (trace == m_trace && tensor == m_tensor)
        return;
    beginResetModel();
    m_trace = trace;
    m_tensor = tensor;
    const core::Matrix* const stored = core::stored(*trace, tensor);
    m_matrix = stored != nullptr
        ? std::shared_ptr<const core::Matrix>(trace, stored)
        : std::make_shared<const core::Matrix>(core::matrix(*trace, tensor));
    endResetModel();
}

void TensorModel::clear()
{
    beginResetModel();
    m_matrix.reset();
    m_trace.reset();
    m_tensor = {};
    endResetModel();
}

int TensorModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_matrix ? 0 : static_cast<int>(m_matrix->rows());
}

int TensorModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_matrix ? 0 : static_cast<int>(m_matrix->cols());
}

QVariant TensorModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_matrix)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const core::Scalar number = (*m_matrix)(index.row(), index.column());
    const bool masked = number == core::excluded;
    if (role == Qt::DisplayRole)
        return masked ? tr("masked") : shown(static_cast<double>(number));
    if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    return u"%1 → %2: %3"_s.arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(),
        headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
        masked ? tr("masked") : exactText(static_cast<double>(number)));
}

QVariant TensorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_matrix || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    return name(orientation == Qt::Vertical ? m_tensor.rows : m_tensor.columns, section);
}

const core::AttentionTrace& TensorModel::attention() const
{
    return core::attentionOf(*m_trace, m_tensor);
}

QString TensorModel::name(core::Axis axis, int place) const
{
    QString number = QString::number(place + 1);
    const auto* const tokens = core::tokensAlong(attention(), axis);
    if (tokens == nullptr)
        return number;
    constexpr int longest = 12;
    const auto at = static_cast<std::size_t>(place);
    QString text = safeLabel((*tokens)[at].text, longest);
    if (const auto& predicted = attention().predicted;
        axis == core::Axis::Queries && predicted != nullptr)
        text += u" → "_s + safeLabel((*predicted)[at].text, longest);
    return text == number ? number : number + u"  "_s + text;
}

} // namespace ui
