#include "ui/views/matrices/tensor_table.h"

#include "ui/document/weight_edits.h"
#include "ui/words/numbers.h"

#include <QBrush>
#include <QKeyEvent>

#include <algorithm>

namespace ui {

void TensorTable::show(const TracePtr& trace, const core::TensorRef& tensor, const Theme& theme)
{
    m_theme = theme;
    m_edited = editedCells(trace->model->experiment, tensor);
    set(trace, tensor);
}

QVariant TensorTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || matrix() == nullptr)
        return {};
    const float value = (*matrix())(index.row(), index.column());
    const bool edited
        = std::ranges::find(m_edited, Cell { index.row(), index.column() }) != m_edited.end();
    if (role == Qt::EditRole)
        return exactText(static_cast<double>(value));
    if (role == Qt::BackgroundRole && value == core::excluded)
        return QBrush(m_theme.line, Qt::BDiagPattern);
    if (role == Qt::ForegroundRole && edited)
        return m_theme.query;
    if (role == Qt::FontRole && edited)
        return m_theme.sized(1, true);
    return TensorModel::data(index, role);
}

Qt::ItemFlags TensorTable::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = TensorModel::flags(index);
    return editable(tensor()) ? plain | Qt::ItemIsEditable : plain;
}

bool NumberTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    if (!editTriggers().testFlag(trigger) || !index.flags().testFlag(Qt::ItemIsEditable))
        return false;
    const bool typing = trigger == AnyKeyPressed && event != nullptr;
    emit edited(index, typing ? static_cast<QKeyEvent*>(event)->text() : QString());
    return true;
}

} // namespace ui
