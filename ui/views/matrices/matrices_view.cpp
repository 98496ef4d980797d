#include "ui/views/matrices/matrices_view.h"

#include "ui/document/tensor_display.h"
#include "ui/document/weight_edits.h"
#include "ui/drawing/wrap_layout.h"
#include "ui/files/number_files.h"
#include "ui/inspector/tensor_model.h"
#include "ui/plot/axis_words.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/highlights.h"
#include "ui/plot/panel_labels.h"
#include "ui/plot/tensor_names.h"
#include "ui/views/matrices/cell_editor.h"
#include "ui/views/matrices/tensor_table.h"
#include "ui/views/matrices/tensor_tree.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int narrowView = 620; // pixels; in narrower, tall views the tree is above the map

    // "2", not "2.00".
    QString limitText(float value)
    {
        constexpr float largest = 1000;
        return std::abs(value) < largest && value == std::round(value) ? fixedText(double(value), 0)
                                                                       : shown(double(value), 3);
    }

} // namespace

void MatricesView::setTheme(const Theme& theme)
{
    m_tree->setTheme(theme);
    m_bar->setTheme(theme);
    TensorView::setTheme(theme);
}

void MatricesView::fill()
{
    const TracePtr& trace = viewModel().trace();
    setTensor(nearestTensor(*trace, viewModel().navigation().tensor));
    m_tree->showTensors(*trace);
    m_tree->setSelectedHead(viewModel().locked().layer, viewModel().locked().head);
    m_tree->setCurrent(tensor().id);
    const TensorName name = tensorName(*trace, tensor());
    PanelContent content;
    content.matrix = matrixOf(trace, tensor());
    m_facts = factsOf(*content.matrix);
    if (trace->model->canExplain()) // only computed attention has a mask
        content.matrix = shownMatrix(trace, tensor());
    content.scale = scaleOf(tensor(), m_facts, viewModel().view(), theme().dark);
    if (!titled())
        content.title = Formula(tensorTitle(*trace, tensor()));
    m_subtitle
        = tr("%1 · min %2 · max %3 · mean %4 · norm %5")
              .arg(shapeText(tensor().rowCount, tensor().columnCount), limitText(m_facts.low),
                  limitText(m_facts.high), shown(m_facts.mean, 3), shown(m_facts.norm, 3));
    // A presentation leaves out min, max, mean and norm of weights.
    if (bare() && content.scale.low >= 0)
        m_subtitle = shapeText(tensor().rowCount, tensor().columnCount);
    if (const auto& own = theme().texts.subtitle)
        m_subtitle = drawsSubtitle() ? *own : QString();
    content.subtitle = m_subtitle;
    const core::AttentionTrace& attention = core::attentionOf(*trace, tensor());
    content.rows = tokenLabels(*trace, attention, { tensor().rows, tensor().rowCount },
        viewModel().hidesPredictions() ? nullptr : attention.predicted);
    content.columns = tokenLabels(*trace, attention, { tensor().columns, tensor().columnCount });
    panel()->setContent(content);
    m_words->setWords(name.rows, name.columns);
    m_marks->setCells(editedCells(trace->model->experiment, tensor()));
    m_bar->setScale(content.scale, {});
    if (viewModel().navigation().tensorTable)
        m_numbers->show(trace, tensor(), theme());
    arrange(m_layout->rect());
    showTools();
    placeEditor();
    cellChanged();
}

void MatricesView::showTools()
{
    const bool asTable = viewModel().navigation().tensorTable;
    m_stack->setCurrentIndex(asTable ? 1 : 0);
    m_asTable->setChecked(asTable);
    const auto edits = editedCells(viewModel().experiment(), tensor()).size();
    m_takeBack->setVisible(edits > 0);
    m_takeBack->setText(tr("Revert %n edit(s)", nullptr, static_cast<int>(edits)));
}

void MatricesView::arrange(QRect area)
{
    if (area.isEmpty())
        return;
    const int bar = theme().colourBar ? m_bar->leastWidth() : 0;
    const int gap = qRound(14 * theme().scale);
    const QRect box = area.adjusted(10, 10, -gap - bar, -8);
    place(panel(), *m_words, box);
    if (!theme().thinnedNames && PanelLabels(*panel()).columns().empty()
        && !panel()->content().columns.isEmpty()) {
        PanelContent content = panel()->content();
        content.columns.clear(); // numbers take the place of names without room
        panel()->setContent(content);
        place(panel(), *m_words, box);
    }
    const QRect cells = panel()->rect();
    fitTexts(cells.size(), area.width());
    m_bar->placeBeside(cells, gap);
}

// Shrinks the title and shortens the subtitle to a width. The subtitle always mentions that not
// every value is drawn, and that tokens are left out.
void MatricesView::fitTexts(QSize cells, int width)
{
    constexpr qreal smallestTitle = 0.6;
    PanelContent content = panel()->content();
    if (!content.matrix)
        return;
    content.titleFactor = std::clamp(
        width / std::max(content.title.extent(theme()).width, 1.0), smallestTitle, 1.0);
    if (!theme().texts.subtitle) {
        const QFontMetricsF metrics(PanelLabels::font(theme()));
        const QStringList subtitles = subtitlesFor(cells);
        const auto fitting = std::ranges::find_if(subtitles,
            [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; });
        content.subtitle = fitting == subtitles.end() ? subtitles.back() : *fitting;
    }
    panel()->setContent(content);
}

// From long to short.
QStringList MatricesView::subtitlesFor(QSize cells) const
{
    const PanelContent& content = panel()->content();
    const double ratio = plot()->devicePixelRatioF();
    const bool pooled = static_cast<double>(content.matrix->cols()) > cells.width() * ratio
        || static_cast<double>(content.matrix->rows()) > cells.height() * ratio;
    QStringList notes = tokenModifications(*viewModel().trace(), viewModel().view());
    if (pooled)
        notes << (content.scale.low < 0 ? tr("min, max where cells share a pixel")
                                        : tr("largest where cells share a pixel"));
    const QString shape = shapeText(tensor().rowCount, tensor().columnCount);
    QStringList result { (QStringList { m_subtitle } + notes).join(u" · "_s),
        (QStringList { shape } + notes).join(u" · "_s) };
    if (!notes.isEmpty())
        result << notes.join(u" · "_s);
    return result;
}

void MatricesView::choose(const std::string& id)
{
    if (id == tensor().id)
        return;
    const core::TensorRef chosen = core::find(*viewModel().trace(), id);
    actions().navigate([&](Navigation& at) { at.tensor = id; });
    if (chosen.head >= 0) {
        Selection s = viewModel().locked();
        s.layer = chosen.layer;
        s.head = chosen.head;
        actions().lock(s);
    }
}

// Shows the same matrix of the previous or next head.
void MatricesView::chooseHead(core::Index by)
{
    const auto all = core::tensors(*viewModel().trace());
    const auto it = std::ranges::find_if(all, [&](const core::TensorRef& each) {
        return each.name == tensor().name && each.layer == tensor().layer
            && each.head == tensor().head + by;
    });
    if (tensor().head >= 0 && it != all.end() && it->head >= 0)
        choose(it->id);
}

void MatricesView::activated(MatrixPanel* panel)
{
    if (editable(tensor()))
        editCell();
    else
        panel->resetZoom();
    replotSoon();
}

void MatricesView::editCell()
{
    if (const auto at = lockedCell())
        editAt(*at);
}

// Edits one cell at a time: an invalid number has to be corrected first.
void MatricesView::editAt(Cell at, const QString& typed)
{
    if (!editable(tensor()) || !viewModel().trace())
        return;
    if (!m_editor.isNull() && m_editor->isVisible() && !m_editor->problem().isEmpty()) {
        m_editor->setFocus(Qt::OtherFocusReason);
        return;
    }
    delete m_editor;
    m_editedTensor = tensor();
    m_editedCell = at;
    m_editor = new CellEditor((*panel()->content().matrix)(at.row, at.column), theme(), m_stack);
    connect(m_editor, &CellEditor::given, this,
        [this](float value) { setWeight(actions(), m_editedTensor, m_editedCell, value); });
    connect(m_editor, &CellEditor::finished, this,
        [this] { focusedPart()->setFocus(Qt::OtherFocusReason); });
    placeEditor();
    m_editor->begin(typed);
}

QWidget* MatricesView::focusedPart()
{
    return viewModel().navigation().tensorTable ? static_cast<QWidget*>(m_table) : this;
}

// Places the editor over its cell; hides it while another matrix is shown.
void MatricesView::placeEditor()
{
    if (m_editor.isNull())
        return;
    const bool here = tensor() == m_editedTensor;
    if (here) {
        const bool asTable = viewModel().navigation().tensorTable;
        const QWidget* const part = asTable ? m_table->viewport() : plot();
        const QRect cell = asTable
            ? m_table->visualRect(m_numbers->index(int(m_editedCell.row), int(m_editedCell.column)))
            : panel()->map()->cellRect(m_editedCell.row, m_editedCell.column);
        m_editor->stand(cell.translated(part->mapTo(m_stack, QPoint())));
    }
    if (!m_editor->problem().isEmpty())
        m_editor->setVisible(here);
}

void MatricesView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        editCell();
        return;
    case Qt::Key_BracketLeft:
        chooseHead(-1);
        return;
    case Qt::Key_BracketRight:
        chooseHead(1);
        return;
    default:
        TensorView::keyPressEvent(event);
    }
}

void MatricesView::resizeEvent(QResizeEvent* event)
{
    const bool narrow = width() < narrowView * theme().scale && width() < height();
    const auto wanted = narrow ? Qt::Vertical : Qt::Horizontal;
    if (m_splitter->orientation() != wanted) {
        m_splitter->setOrientation(wanted);
        m_splitter->setSizes(
            wanted == Qt::Vertical ? QList { 150, height() - 150 } : QList { 230, width() - 230 });
    }
    TensorView::resizeEvent(event);
}

void MatricesView::cellChanged()
{
    say(cell()                   ? description()
            : editable(tensor()) ? tr("Double-click a cell, or press F2, to set its value.")
                                 : tr("Point at a cell to see its position and value."));
    const auto at = lockedCell();
    if (at && viewModel().navigation().tensorTable)
        m_table->setCurrentIndex(m_numbers->index(int(at->row), int(at->column)));
}

void MatricesView::say(const QString& text)
{
    m_readout->setText(text);
}

QString MatricesView::description() const
{
    const TracePtr& trace = viewModel().trace();
    if (!trace || panels().empty() || !panel()->content().matrix)
        return tr("Matrices");
    const auto at = cell();
    if (!at)
        return tr("%1, %2 rows, %3 columns, from %4 to %5")
            .arg(tensorWords(*trace, tensor()))
            .arg(tensor().rowCount)
            .arg(tensor().columnCount)
            .arg(shown(double(m_facts.low), 3), shown(double(m_facts.high), 3));
    const float value = (*panel()->content().matrix)(at->row, at->column);
    const core::AttentionTrace& attention = core::attentionOf(*trace, tensor());
    const bool predicts = tensor().rows == core::Axis::Queries && !viewModel().hidesPredictions();
    return tr("row %1, column %2: %3")
        .arg(commaWritten(placeName(attention, tensor().rows, at->row),
                 predicts ? attention.predicted : nullptr, at->row),
            placeName(attention, tensor().columns, at->column), cellText(value));
}

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

QString MatricesView::caption(const FigureState& state)
{
    const core::Trace& trace = *state.derived->trace();
    return QCoreApplication::translate("Caption", "The matrix “%1”")
        .arg(tensorWords(trace, nearestTensor(trace, state.session.navigation.tensor)));
}

} // namespace ui
