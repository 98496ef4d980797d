#include "ui/views/tensor_table.h"

#include "ui/numbers.h"
#include "ui/weight_edits.h"

#include <QBrush>

#include <algorithm>

namespace ui {

TensorTable::TensorTable(Document& document, QObject* parent)
    : TensorModel(parent)
    , m_document(document)
{
}

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

bool TensorTable::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto number = typedNumber(value.toString());
    if (role != Qt::EditRole || !number)
        return false;
    if (*number != (*matrix())(index.row(), index.column()))
        setWeight(m_document, tensor(), { index.row(), index.column() }, *number);
    return true;
}

} // namespace ui
