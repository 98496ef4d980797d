#include "ui/views/matrices/tensor_tree.h"

#include "ui/document/tensor_display.h"
#include "ui/drawing/formula.h"
#include "ui/plot/tensor_names.h"
#include "ui/words/head_name.h"

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal listFontSize = 0.85;
    constexpr qreal symbolWidth = 2.1; // in line heights

    QStandardItem* group(const QString& text)
    {
        auto* item = new QStandardItem(text);
        item->setFlags(Qt::ItemIsEnabled);
        return item;
    }

    QString accessibleText(const core::Trace& trace, const core::TensorRef& tensor)
    {
        return u"%1, %2"_s.arg(
            tensorWords(trace, tensor), shapeText(tensor.rowCount, tensor.columnCount));
    }

    QStandardItem* leaf(const core::Trace& trace, const core::TensorRef& tensor)
    {
        const TensorName name = tensorName(trace, tensor);
        const QString shape = shapeText(tensor.rowCount, tensor.columnCount);
        auto* item = new QStandardItem(name.word);
        item->setData(QString::fromStdString(tensor.id), TensorDelegate::Id);
        item->setData(name.symbol, TensorDelegate::Symbol);
        item->setData(shape, TensorDelegate::Shape);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setToolTip(u"%1 · %2"_s.arg(QString::fromStdString(tensor.id), shape));
        item->setAccessibleText(accessibleText(trace, tensor));
        return item;
    }

    // Filters by name, id and shape.
    class TensorFilter : public QSortFilterProxyModel {
    public:
        using QSortFilterProxyModel::QSortFilterProxyModel;

        void setText(const QString& text)
        {
            m_words = text.split(u' ', Qt::SkipEmptyParts);
            invalidateFilter();
        }

    protected:
        [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
        {
            const QModelIndex index = sourceModel()->index(row, 0, parent);
            const QString id = index.data(TensorDelegate::Id).toString();
            if (id.isEmpty())
                return false; // a group is visible if one of its tensors is
            const QString all = index.data().toString() + u' ' + id + u' '
                + index.data(TensorDelegate::Shape).toString();
            return std::ranges::all_of(m_words,
                [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
        }

    private:
        QStringList m_words;
    };

    // Title of a tensor's group: head, layer or model. A head's number names its layer.
    QString groupTitle(const core::Trace& trace, const core::TensorRef& tensor)
    {
        if (tensor.head >= 0)
            return TensorTree::tr("Head %1").arg(headNumber(trace, tensor.layer, tensor.head));
        if (tensor.layer >= 0)
            return trace.attentions.size() == 1 ? TensorTree::tr("All heads")
                                                : layerName(trace.attention(tensor.layer));
        return tensor.kind == core::TensorKind::LayerInput ? TensorTree::tr("Input")
                                                           : TensorTree::tr("Whole model");
    }

} // namespace

void TensorDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString symbol = index.data(Symbol).toString();
    if (symbol.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem empty = option;
    initStyleOption(&empty, index);
    empty.text.clear();
    empty.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, empty.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    Theme theme = m_theme;
    if (selected)
        theme.text = theme.muted = theme.q = theme.k = theme.v = theme.onAccent;
    painter->save();
    const QRectF box = option.rect.adjusted(4, 0, -6, 0);
    const qreal em = theme.em();
    const qreal baseline = box.center().y() + em * 0.28;
    const Formula formula(symbol);
    formula.paint(*painter, QPointF(box.left(), baseline), theme, listFontSize);
    painter->setFont(theme.sized(listFontSize));
    painter->setPen(theme.muted);
    const QString shape = index.data(Shape).toString();
    const QFontMetricsF metrics(painter->font());
    const qreal shapeWidth = metrics.horizontalAdvance(shape) + 8;
    const QRectF word = box.adjusted(
        std::max(symbolWidth * em, formula.extent(theme, listFontSize).width + em / 2), 0, 0, 0);
    const qreal wordWidth = metrics.horizontalAdvance(index.data().toString());
    const bool both = wordWidth + shapeWidth <= word.width();
    if (both)
        painter->drawText(word, Qt::AlignRight | Qt::AlignVCenter, shape);
    painter->setPen(theme.text);
    painter->drawText(word, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(index.data().toString(), Qt::ElideRight, word.width()));
    painter->restore();
}

QSize TensorDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(qRound(1.45 * m_theme.em()));
    return size;
}

TensorTree::TensorTree(QWidget* parent)
    : QWidget(parent)
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeView(this))
    , m_model(new QStandardItemModel(this))
    , m_shown(new TensorFilter(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 4, 8);
    layout->addWidget(m_filter);
    layout->addWidget(m_tree, 1);
    m_filter->setPlaceholderText(tr("Find a matrix"));
    m_filter->setAccessibleName(tr("Find a matrix"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setToolTip(
        tr("Only matrices whose label, ID or shape contains the typed text stay in the list, for "
           "example scores, head2 or 8 × 64"));
    m_tree->setAccessibleName(tr("Matrices"));
    m_tree->setToolTip(
        tr("All matrices of this computation: first those of the selected head, then the others "
           "in the order in which they are computed; the chosen one is shown"));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new TensorDelegate(m_tree));
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setIndentation(12);
    m_shown->setSourceModel(m_model);
    m_shown->setSortRole(TensorDelegate::Order);
    m_shown->sort(0);
    m_shown->setRecursiveFilteringEnabled(true);
    m_tree->setModel(m_shown);
    connect(m_filter, &QLineEdit::textChanged, this, &TensorTree::applyFilter);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) {
            const QString id = index.data(TensorDelegate::Id).toString();
            if (!id.isEmpty() && !m_showing)
                emit chosen(id.toStdString());
        });
}

void TensorTree::setTheme(const Theme& theme)
{
    static_cast<TensorDelegate*>(m_tree->itemDelegate())->setTheme(theme);
    m_tree->doItemsLayout();
}

void TensorTree::applyFilter(const QString& text)
{
    static_cast<TensorFilter*>(m_shown)->setText(text);
    if (!text.isEmpty())
        m_tree->expandAll();
}

void TensorTree::showTensors(const core::Trace& trace)
{
    const std::vector<core::TensorRef> tensors = choosableTensors(trace);
    m_showing = true;
    if (tensors == m_tensors)
        rename(trace);
    else
        fill(trace, tensors);
    m_showing = false;
}

// Updates names: primes show the stages of the scores, and heads show whether they are ablated.
void TensorTree::rename(const core::Trace& trace)
{
    std::size_t next = 0;
    for (QStandardItem* each : m_leaves) {
        const core::TensorRef& tensor = m_tensors[next++];
        const auto put = [](QStandardItem* item, const QString& text, int role) {
            if (item->data(role) != text)
                item->setData(text, role);
        };
        const TensorName name = tensorName(trace, tensor);
        put(each, name.symbol, TensorDelegate::Symbol);
        put(each, name.word, Qt::DisplayRole);
        put(each, accessibleText(trace, tensor), Qt::AccessibleTextRole);
        put(each->parent(), groupTitle(trace, tensor), Qt::DisplayRole);
    }
}

void TensorTree::fill(const core::Trace& trace, const std::vector<core::TensorRef>& tensors)
{
    m_tensors = tensors;
    m_leaves.clear();
    m_groups.clear();
    m_model->clear();
    std::map<QString, QStandardItem*> groups;
    for (const core::TensorRef& tensor : tensors) {
        const QString name = groupTitle(trace, tensor);
        QStandardItem*& place = groups[name];
        if (place == nullptr) {
            m_model->appendRow(place = group(name));
            m_groups.push_back({ place, tensor.layer, tensor.head });
            place->setData(static_cast<int>(m_groups.size()), TensorDelegate::Order);
        }
        place->appendRow(m_leaves.emplace_back(leaf(trace, tensor)));
        m_leaves.back()->setData(place->rowCount(), TensorDelegate::Order);
    }
    m_tree->expand(m_shown->mapFromSource(m_model->index(0, 0)));
    if (!m_filter->text().isEmpty())
        m_tree->expandAll();
}

void TensorTree::setSelectedHead(core::Index layer, core::Index head)
{
    m_showing = true;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Group& group = m_groups[i];
        const bool first = group.head >= 0 && group.layer == layer && group.head == head;
        const int order = first ? 0 : static_cast<int>(i) + 1;
        if (group.item->data(TensorDelegate::Order).toInt() == order)
            continue;
        group.item->setData(order, TensorDelegate::Order);
        m_tree->setExpanded(m_shown->mapFromSource(group.item->index()), first);
    }
    m_showing = false;
}

void TensorTree::setCurrent(const std::string& id)
{
    const QModelIndexList found = m_model->match(m_model->index(0, 0), TensorDelegate::Id,
        QString::fromStdString(id), 1, Qt::MatchExactly | Qt::MatchRecursive | Qt::MatchWrap);
    if (found.isEmpty())
        return;
    const QModelIndex index = m_shown->mapFromSource(found.front());
    if (index == m_tree->currentIndex())
        return;
    m_showing = true;
    m_tree->expand(index.parent());
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_showing = false;
}

} // namespace ui
