#include "ui/inspector/tensor_model.h"

#include "core/base/number_text.h"
#include "core/io/text/table.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QRect>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Larger blocks are copied as plain text only: spreadsheets accept it, and the same as HTML
    // would fill the memory.
    constexpr core::Index mostInHtml = 200'000;

    QRect blockOf(const QItemSelection& selection)
    {
        QRect block;
        for (const QItemSelectionRange& range : selection)
            block
                |= QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom()));
        return block;
    }

    core::Table tableOf(const TensorModel& model, const QRect& block)
    {
        const core::Matrix& m = *model.matrix();
        core::Table table;
        table.values = core::Matrix(block.height(), block.width());
        for (int i = 0; i < block.height(); ++i)
            for (int j = 0; j < block.width(); ++j)
                table.values(i, j) = m(block.top() + i, block.left() + j);
        const auto part = [](std::vector<std::string> all, int first, int count) {
            return std::vector<std::string>(all.begin() + first, all.begin() + first + count);
        };
        table.rowLabels = part(core::edgeLabels(model.attention(), model.tensor().rows, m.rows()),
            block.top(), block.height());
        table.columnLabels
            = part(core::edgeLabels(model.attention(), model.tensor().columns, m.cols()),
                block.left(), block.width());
        return table;
    }

    QString escaped(const std::string& text)
    {
        return QString::fromStdString(text).toHtmlEscaped();
    }

    QString htmlOf(const core::Table& table)
    {
        QString html = u"<table><tr><th></th>"_s;
        for (const std::string& name : table.columnLabels)
            html += u"<th>"_s + escaped(name) + u"</th>"_s;
        html += u"</tr>\n"_s;
        for (core::Index i = 0; i < table.values.rows(); ++i) {
            html += u"<tr><th>"_s + escaped(table.rowLabels[static_cast<std::size_t>(i)])
                + u"</th>"_s;
            for (const core::Scalar number : table.values.row(i))
                html += u"<td>"_s + QString::fromStdString(core::numberText(number)) + u"</td>"_s;
            html += u"</tr>\n"_s;
        }
        return html + u"</table>\n"_s;
    }

    std::unique_ptr<QMimeData> mimeOf(const TensorModel& model, const QRect& block)
    {
        auto data = std::make_unique<QMimeData>();
        if (model.matrix() == nullptr || block.isEmpty())
            return data;
        const core::Table table = tableOf(model, block);
        const std::string text = core::separatedText(table, '\t');
        data->setText(QString::fromStdString(text));
        data->setData(u"text/tab-separated-values"_s, QByteArray::fromStdString(text));
        if (table.values.size() <= mostInHtml)
            data->setHtml(htmlOf(table));
        return data;
    }

} // namespace

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

core::Index cellsIn(const QItemSelection& selection)
{
    const QRect block = blockOf(selection);
    return static_cast<core::Index>(block.width()) * block.height();
}

std::unique_ptr<QMimeData> copied(const TensorModel& model, const QItemSelection& selection)
{
    return mimeOf(model, blockOf(selection));
}

std::unique_ptr<QMimeData> copiedWhole(const TensorModel& model)
{
    return mimeOf(model, { 0, 0, model.columnCount(), model.rowCount() });
}

} // namespace ui
