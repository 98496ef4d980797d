#include "ui/document/weight_edits.h"
#include "ui/drawing/wrap_layout.h"
#include "ui/files/number_files.h"
#include "ui/inspector/table_copy.h"
#include "ui/plot/axis_words.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/corner_marks.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/tensor_names.h"
#include "ui/views/matrices/matrices_view.h"
#include "ui/views/matrices/number_table.h"
#include "ui/views/matrices/tensor_table.h"
#include "ui/views/matrices/tensor_tree.h"
#include "ui/words/labels.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

// Widgets around the Matrices view, and its exports.

using namespace Qt::StringLiterals;

namespace ui {

MatricesView::MatricesView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : TensorView(viewModel, actions, parent)
    , m_tree(new TensorTree(this))
    , m_splitter(new QSplitter(this))
    , m_stack(new QStackedWidget(this))
    , m_table(new NumberTable(this))
    , m_numbers(new TensorTable(this))
    , m_layout(new FreeLayout)
    , m_bar(new ColourBar(plot(), QCPAxis::atRight))
    , m_files(new NumberFiles(this))
{
    m_layout->add(addPanel());
    m_words = new AxisWords(panel()); // owned by the plot, as every layerable
    m_marks = new CornerMarks(panel());
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_layout->add(m_bar);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
    auto* right = new QWidget(m_splitter);
    addTools(right);
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(true);
    m_splitter->setSizes({ 230, 700 });
    layout()->addWidget(m_splitter);
    addTable();
    connect(m_tree, &TensorTree::chosen, this, &MatricesView::choose);
    connect(m_files, &NumberFiles::said, this, &MatricesView::say);
}

std::vector<QWidget*> MatricesView::controls() const
{
    return { m_tree, m_tools };
}

void MatricesView::addTools(QWidget* right)
{
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(8, 8, 8, 0);
    m_tools = new QWidget(right);
    auto* tools = new QVBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    auto* row = new WrapLayout(nullptr);
    row->setSpacing(6);
    const auto button = [&](const QString& text, const QString& tip) {
        auto* result = new QToolButton(m_tools);
        result->setText(text);
        result->setToolTip(tip);
        row->addWidget(result);
        return result;
    };
    m_asTable = button(tr("Table"), tr("The same numbers as a table"));
    m_asTable->setCheckable(true);
    m_copy = button(tr("Copy"), tr("For a spreadsheet or a document (Ctrl+C)"));
    m_export
        = button(tr("Export this matrix…"), tr("For NumPy, PyTorch, a spreadsheet or a paper"));
    m_takeBack = button({}, tr("Restore the original values of this matrix"));
    tools->addLayout(row);
    m_readout = new QLabel(m_tools);
    m_readout->setTextFormat(Qt::PlainText);
    m_readout->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    tools->addWidget(m_readout);
    column->addWidget(m_tools);
    column->addWidget(m_stack, 1);
    connect(m_asTable, &QToolButton::clicked, this, [this](bool checked) {
        actions().navigate([&](Navigation& at) { at.tensorTable = checked; });
    });
    connect(m_copy, &QToolButton::clicked, this, &MatricesView::copy);
    connect(m_export, &QToolButton::clicked, this, &MatricesView::exportMatrix);
    connect(m_takeBack, &QToolButton::clicked, this,
        [this] { revertWeights(this->actions(), tensor()); });
}

void MatricesView::addTable()
{
    m_stack->addWidget(plot());
    m_stack->addWidget(m_table);
    m_table->setModel(m_numbers);
    m_table->setTabKeyNavigation(false); // Tab leaves the table
    m_table->setAccessibleName(tr("Numbers of the matrix"));
    m_table->horizontalHeader()->setDefaultSectionSize(80);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
        | QAbstractItemView::AnyKeyPressed);
    connect(m_table, &NumberTable::edited, this,
        [this](const QModelIndex& index, const QString& typed) {
            editAt({ index.row(), index.column() }, typed);
        });
    for (const QScrollBar* bar : { m_table->horizontalScrollBar(), m_table->verticalScrollBar() })
        connect(bar, &QScrollBar::valueChanged, this, &MatricesView::placeEditor);
    connect(plot(), &QCustomPlot::afterReplot, this, &MatricesView::placeEditor);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) {
            const Cell at { index.row(), index.column() };
            if (index.isValid() && m_table->hasFocus() && lockedCell() != at)
                lockCell(at);
        });
}

void MatricesView::copy() const
{
    if (!viewModel().trace())
        return;
    m_numbers->show(viewModel().trace(), tensor(), theme());
    const QItemSelection chosen = m_table->selectionModel()->selection();
    const bool some = viewModel().navigation().tensorTable && cellsIn(chosen) > 1;
    QApplication::clipboard()->setMimeData(
        (some ? copied(*m_numbers, chosen) : copiedWhole(*m_numbers)).release());
}

void MatricesView::exportMatrix()
{
    if (viewModel().trace())
        m_files->ask({ viewModel().trace(), { tensor() } },
            QString::fromStdString(tensor().id).replace(u'/', u'_'));
}

} // namespace ui
