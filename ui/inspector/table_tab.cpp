#include "ui/inspector/table_tab.h"

#include "ui/document/tensor_display.h"
#include "ui/document/view_entry.h"
#include "ui/inspector/tensor_model.h"
#include "ui/plot/tensor_names.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // The selected token along an axis, if the axis is one of tokens.
    std::optional<core::Index> along(core::Axis axis, const Selection& s)
    {
        return axis == core::Axis::Queries ? s.query
            : axis == core::Axis::Keys     ? s.key
                                           : std::nullopt;
    }

    void put(core::Axis axis, Selection& s, core::Index place)
    {
        if (axis == core::Axis::Queries)
            s.query = place;
        else if (axis == core::Axis::Keys)
            s.key = place;
    }

} // namespace

TableTab::TableTab(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new TensorModel(this))
    , m_choice(new QComboBox(this))
    , m_table(new QTableView(this))
    , m_shape(new QLabel(this))
    , m_copyAll(new QToolButton(this))
{
    m_choice->setAccessibleName(tr("Which numbers"));
    m_choice->setAccessibleDescription(m_choice->accessibleName()); // its value is its name
    m_choice->setToolTip(
        tr("The table follows the view, or stays with one matrix of the locked head"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(10);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Numbers of the matrix"));
    m_table->setToolTip(tr("Click to lock the cell in every view; Ctrl+C copies the selection"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->installEventFilter(this);
    m_copyAll->setText(tr("Copy all"));
    m_copyAll->setToolTip(tr("The whole table with its header row and column"));
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_shape, 1);
    bottom->addWidget(m_copyAll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_choice);
    column->addWidget(m_table, 1);
    column->addLayout(bottom);
    connect(m_choice, &QComboBox::activated, this, &TableTab::showTensor);
    connect(m_copyAll, &QToolButton::clicked, this, &TableTab::copyAll);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TableTab::chosen);
    connect(&document, &Document::traceChanged, this, &TableTab::showTensor);
    connect(&document, &Document::sessionChanged, this, &TableTab::showTensor);
    connect(&document, &Document::selectionChanged, this, &TableTab::pointed);
}

void TableTab::setTheme(const Theme& theme)
{
    const QFont font = theme.sized(0.92);
    const QFontMetrics metrics(font);
    m_table->setFont(font);
    m_table->verticalHeader()->setFont(font);
    m_table->horizontalHeader()->setFont(font);
    m_table->verticalHeader()->setDefaultSectionSize(qRound(metrics.height() * 1.5));
    m_table->horizontalHeader()->setDefaultSectionSize(
        metrics.horizontalAdvance(u"−0.000000000"_s));
    QPalette palette = m_shape->palette();
    palette.setColor(QPalette::WindowText, theme.muted);
    m_shape->setPalette(palette);
}

void TableTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showTensor();
}

// Id of the tensor to show: the view's tensor, or the chosen one of the selected head.
std::string TableTab::wantedTensor() const
{
    const std::string head = core::pathOf(
        *m_document.trace(), m_document.selection().layer, m_document.selection().head);
    const QString choice = m_choice->currentData().toString();
    if (!choice.isEmpty())
        return QString(choice).replace(u"head/"_s, QString::fromStdString(head)).toStdString();
    const Navigation& at = m_document.navigation();
    return hasRole(at.view, ViewRole::Tensor) ? at.tensor : head + "weights";
}

void TableTab::fillChoice()
{
    const core::Trace& trace = *m_document.trace();
    const std::string head = core::pathOf(
        *m_document.trace(), m_document.selection().layer, m_document.selection().head);
    QStringList ids { QString() };
    QStringList words { tr("As in the view") };
    for (const core::TensorRef& tensor : choosableTensors(trace)) {
        const bool mine = tensor.id.starts_with(head);
        if (!mine && tensor.head >= 0)
            continue;
        ids.append(mine ? u"head/"_s + QString::fromStdString(tensor.id.substr(head.size()))
                        : QString::fromStdString(tensor.id));
        const QString word = tensorName(trace, tensor).word;
        words.append(mine ? tr("this head: %1").arg(word) : word);
    }
    QStringList present;
    for (int i = 0; i < m_choice->count(); ++i)
        present.append(m_choice->itemData(i).toString());
    if (present == ids) {
        for (int i = 0; i < m_choice->count(); ++i)
            m_choice->setItemText(i, words[i]);
        return;
    }
    const QString current = m_choice->currentData().toString();
    m_choice->clear();
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_choice->addItem(words[i], ids[i]);
    m_choice->setCurrentIndex(std::max(0, static_cast<int>(ids.indexOf(current))));
}

void TableTab::showTensor()
{
    if (!m_document.trace() || !isVisible())
        return;
    fillChoice();
    const core::Trace& trace = *m_document.trace();
    const std::vector<core::TensorRef> all = core::tensors(trace);
    auto it = std::ranges::find(all, wantedTensor(), &core::TensorRef::id);
    if (it == all.end()) // the trace lacks this tensor
        it = std::ranges::find(all,
            core::pathOf(
                *m_document.trace(), m_document.selection().layer, m_document.selection().head)
                + "weights",
            &core::TensorRef::id);
    m_following = true;
    m_model->set(m_document.trace(), *it);
    m_following = false;
    QString name = QString::fromStdString(it->id);
    if (it->head >= 0 && isAblated(trace, it->layer, it->head))
        name += u" · "_s + tr("ablated");
    m_shape->setText(tr("%1\n%2 × %3").arg(name).arg(it->rowCount).arg(it->columnCount));
    showSelection();
}

void TableTab::pointed()
{
    const Selection& s = m_document.selection();
    const core::TensorRef& shown = m_model->tensor();
    if (shown.head >= 0 && shown.head == s.head && shown.layer == s.layer && isVisible())
        showSelection();
    else
        showTensor();
}

void TableTab::showSelection()
{
    const core::TensorRef& tensor = m_model->tensor();
    const Selection& s = m_document.selection();
    const QModelIndex current = m_table->currentIndex();
    const auto row = along(tensor.rows, s).value_or(current.isValid() ? current.row() : 0);
    const auto column = along(tensor.columns, s).value_or(current.isValid() ? current.column() : 0);
    const bool pointed = along(tensor.rows, s) || along(tensor.columns, s);
    const QModelIndex index
        = pointed ? m_model->index(static_cast<int>(row), static_cast<int>(column)) : QModelIndex();
    if (index == current)
        return;
    // A block selected for copying stays while the pointer is over other views.
    const bool block = cellsIn(m_table->selectionModel()->selection()) > 1;
    m_following = true;
    m_table->selectionModel()->setCurrentIndex(index,
        block && m_document.hovering() ? QItemSelectionModel::NoUpdate
                                       : QItemSelectionModel::ClearAndSelect);
    if (index.isValid())
        m_table->scrollTo(index);
    m_following = false;
}

void TableTab::chosen(const QModelIndex& index)
{
    if (m_following || !index.isValid())
        return;
    const core::TensorRef& tensor = m_model->tensor();
    Selection s = m_document.locked();
    put(tensor.rows, s, index.row());
    put(tensor.columns, s, index.column());
    if (!(s == m_document.locked()))
        m_document.lock(s);
}

bool TableTab::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_table
        || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
        if (event->type() == QEvent::KeyPress)
            copySelection();
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && key->key() == Qt::Key_Escape) {
        m_document.unlock();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TableTab::copySelection()
{
    QGuiApplication::clipboard()->setMimeData(
        copied(*m_model, m_table->selectionModel()->selection()).release());
}

void TableTab::copyAll()
{
    QGuiApplication::clipboard()->setMimeData(copiedWhole(*m_model).release());
}

} // namespace ui
