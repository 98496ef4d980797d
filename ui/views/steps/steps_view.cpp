#include "ui/views/steps/steps_view.h"

#include "core/analysis/steps.h"
#include "ui/document/tensor_display.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/steps/step_terms.h"
#include "ui/views/steps/step_texts.h"
#include "ui/words/head_name.h"
#include "ui/words/numbers.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal narrowList = 36; // in line heights: narrower views list only step numbers
    // in line heights: higher pages have room for whole matrices above the text
    constexpr qreal highPage = 58;
    constexpr qreal lowPage = 32; // lower pages have no line for the range of a row

    bool isUpOrDown(int key)
    {
        return key == Qt::Key_Up || key == Qt::Key_Down;
    }

} // namespace

StepsView::StepsView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PlotView(viewModel, actions, parent)
    , m_figure(*this, viewModel, [this] { return addPanel(); })
    , m_side(new QWidget(this))
    , m_list(new QListWidget(m_side))
    , m_play(new QPushButton(m_side))
    , m_terms(new StepTerms(m_side))
{
    auto* row = new QHBoxLayout;
    auto* column = new QVBoxLayout(m_side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    column->addWidget(m_play);
    column->addWidget(m_terms);
    row->addWidget(m_side);
    row->addWidget(plot(), 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row, 1);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Steps"));
    m_list->setToolTip(tr("The computation for one token, from its vector to the output"));
    connect(m_list, &QListWidget::currentRowChanged, this, &StepsView::choose);
    m_play->setToolTip(tr("Show the steps one after the other, each as long as its text takes"));
    connect(m_play, &QPushButton::clicked, this, [this] { play(!plays()); });
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &StepsView::playOn);
    play(false);
    connect(m_terms, &StepTerms::wanted, this, &StepsView::termWanted);
}

void StepsView::setTheme(const Theme& theme)
{
    m_list->setFont(theme.sized(1.05));
    m_list->setSpacing(qRound(2 * theme.scale));
    PlotView::setTheme(theme);
    fillList();
}

void StepsView::showSelection()
{
    const Selection& s = viewModel().selection();
    const bool same = s.layer == m_shown.layer && s.head == m_shown.head && s.query == m_shown.query
        && s.key == m_shown.key && s.step == m_shown.step;
    if (same && m_trace == viewModel().trace())
        PlotView::showSelection();
    else if (m_trace == viewModel().trace() && s.step == m_shown.step && s.head == m_shown.head
        && s.layer == m_shown.layer)
        showPointed();
    else
        showTrace();
}

// The text names the query; bars, rows and columns show its values. They have a layer of their own,
// so that whole matrices need no repainting.
void StepsView::showPointed()
{
    m_onlyPointed = true;
    fill();
    m_onlyPointed = false;
    if (!m_figure.sameMatrices() || !isVisible()) {
        present();
        return;
    }
    m_figure.replotPointed();
    PlotView::showSelection();
}

std::vector<QWidget*> StepsView::controls() const
{
    return { m_side };
}

void StepsView::go(int step)
{
    if (step < 0 || step >= std::ssize(m_steps) || step == viewModel().locked().step)
        return;
    Selection s = viewModel().locked();
    s.step = step;
    actions().lock(s);
}

void StepsView::choose(int step)
{
    play(false);
    go(step);
}

// From the last step it begins again.
void StepsView::play(bool on)
{
    m_play->setText(on ? tr("❚❚ Pause") : tr("▶ Play"));
    m_play->setAccessibleName(on ? tr("Pause") : tr("Play the steps"));
    m_pace.stop();
    if (!on)
        return;
    if (m_step + 1 >= std::ssize(m_steps))
        go(0);
    m_pace.start(readingTime());
}

void StepsView::playOn()
{
    go(m_step + 1);
    if (m_step + 1 < std::ssize(m_steps))
        m_pace.start(readingTime());
    else
        play(false);
}

int StepsView::readingTime() const
{
    constexpr qsizetype shortest = 4000;
    constexpr qsizetype longest = 12000;
    constexpr qsizetype perLetter = 45;
    constexpr qsizetype perIdeograph = 160;
    qsizetype time = 0;
    for (const QChar c : description())
        time += c.script() == QChar::Script_Han ? perIdeograph : perLetter;
    return static_cast<int>(std::clamp(time, shortest, longest));
}

void StepsView::fill()
{
    const Selection& s = viewModel().selection();
    if (m_trace != viewModel().trace() || m_shown.layer != s.layer || m_shown.head != s.head)
        m_steps = core::steps(*viewModel().trace(), s.layer, s.head);
    m_trace = viewModel().trace();
    m_shown = s;
    StepScene scene = stepScene(m_trace, s, m_steps);
    if (!viewModel().hidesPredictions())
        scene.predicted = scene.head().layer.predicted;
    m_step = scene.number;
    m_narrow = isNarrow();
    m_low = isLow();
    scene.brief = m_low || m_narrow;
    scene.rowsOnly = m_rowsOnly = isRowsOnly();
    m_figure.show(scene,
        { .headed = !titled(), .presented = bare(), .low = m_low, .onlyPointed = m_onlyPointed });
    if (!m_onlyPointed) { // these do not depend on the query
        fillList();
        m_terms->showPage(page());
    }
    m_figure.place();
}

bool StepsView::isNarrow() const
{
    return width() < narrowList * theme().em();
}

bool StepsView::isLow() const
{
    return height() < lowPage * theme().em();
}

// With text below the figure, whole matrices above the query's rows need more height.
bool StepsView::isRowsOnly() const
{
    const int page = width() - (m_list->isVisibleTo(this) ? m_list->width() : 0);
    return isLow() || isNarrow()
        || (!StepPage::hasWordsBeside(page, theme(), bare()) && height() < highPage * theme().em());
}

void StepsView::fillList()
{
    const bool compact = isNarrow();
    const QSignalBlocker quiet(m_list);
    while (m_list->count() > std::ssize(m_steps))
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < std::ssize(m_steps))
        m_list->addItem(QString());
    for (int i = 0; i < m_list->count(); ++i) {
        const core::Step& step = m_steps[static_cast<std::size_t>(i)];
        const QString name = stepName(step.id);
        QListWidgetItem* item = m_list->item(i);
        const QString number = numberInList(i + 1, m_steps.size());
        item->setText(compact ? number : u"%1   %2"_s.arg(number, name));
        item->setToolTip(
            step.changes ? formulaWords(step.formula) : tr("%1: changes nothing here").arg(name));
        item->setForeground(step.changes ? theme().text : theme().muted);
        QFont font = m_list->font();
        font.setItalic(!step.changes);
        item->setFont(font);
    }
    m_list->setCurrentRow(m_step);
    m_terms->setVisible(!compact && !isLow());
    m_play->setVisible(!compact && m_steps.size() > 1);
    const qreal em = theme().em();
    m_list->setFixedWidth(
        compact ? qRound(2.6 * em) : m_list->sizeHintForColumn(0) + qRound(1.2 * em));
}

Highlight StepsView::highlightOf(const MatrixPanel& panel, const Selection& s) const
{
    const StepPanel* const what = m_figure.panelOf(panel);
    if (what == nullptr)
        return {};
    Highlight light;
    light.row = what->litRow;
    if (what->rows == core::Axis::Queries && !what->onlyQuery)
        light.row = explainedQuery(*m_trace, s);
    if (what->rows == core::Axis::Keys)
        light.keyRow = s.key;
    if (what->columns == core::Axis::Keys)
        light.column = s.key;
    const auto asking = static_cast<std::size_t>(explainedQuery(*m_trace, s));
    if (what->rows == core::Axis::Queries && asking < what->columnOf.size())
        light.column = what->columnOf[asking];
    if (what->rows == core::Axis::Keys && s.key
        && static_cast<std::size_t>(*s.key) < what->columnOf.size())
        light.column = what->columnOf[static_cast<std::size_t>(*s.key)];
    return light;
}

std::optional<Selection> StepsView::meaning(const MatrixPanel& panel, Cell cell) const
{
    const StepPanel* const what = m_figure.panelOf(panel);
    if (what == nullptr)
        return std::nullopt;
    Selection s = viewModel().locked();
    s.query = explainedQuery(*m_trace, viewModel().selection());
    const auto put = [&](core::Axis axis, core::Index place) {
        if (axis == core::Axis::Queries && !what->onlyQuery)
            s.query = place;
        else if (axis == core::Axis::Keys)
            s.key = place;
    };
    put(what->rows, cell.row);
    put(what->columns, cell.column);
    return s;
}

// Starts from the explained query if none is selected.
void StepsView::lockExplained(core::Index by)
{
    Selection s = viewModel().locked();
    const auto& weights = core::headAt(*m_trace, s.layer, s.head).trace.weights;
    s.query = std::clamp<core::Index>(explainedQuery(*m_trace, s) + by, 0, weights.rows() - 1);
    actions().lock(s);
}

void StepsView::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_steps.size()) - 1;
    const int digit = event->key() - Qt::Key_1;
    if (event->key() == Qt::Key_Space) {
        play(!plays());
        return;
    }
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_PageDown)
        choose(std::min(last, m_step + 1));
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_PageUp)
        choose(std::max(0, m_step - 1));
    else if (event->key() == Qt::Key_Home)
        choose(0);
    else if (event->key() == Qt::Key_End)
        choose(last);
    else if (digit >= 0 && digit <= last && event->modifiers() == Qt::NoModifier)
        choose(digit);
    else if (isUpOrDown(event->key()) && m_trace && !viewModel().locked().query)
        lockExplained(event->key() == Qt::Key_Up ? -1 : 1);
    else
        PlotView::keyPressEvent(event);
}

void StepsView::hideEvent(QHideEvent* event)
{
    play(false);
    PlotView::hideEvent(event);
}

void StepsView::resizeEvent(QResizeEvent* event)
{
    PlotView::resizeEvent(event);
    if (m_narrow == isNarrow() && m_low == isLow() && m_rowsOnly == isRowsOnly())
        fillList();
    else
        showTrace();
}

QString StepsView::description() const
{
    if (!m_trace)
        return tr("Step by step");
    QString words = page().place + u". "_s + page().title.plain() + u". "_s;
    for (const Paragraph& paragraph : page().body) {
        for (const Sentence::Piece& piece : paragraph)
            words += piece.text;
        words += u' ';
    }
    return words.trimmed();
}

bool StepsView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model->canExplain();
}

QString StepsView::caption(const FigureState& state)
{
    const core::Trace& trace = *state.derived->trace();
    const Selection& s = state.session.selection;
    const auto steps = core::steps(trace, s.layer, s.head);
    const auto at = std::clamp<std::size_t>(static_cast<std::size_t>(s.step), 0, steps.size() - 1);
    return QCoreApplication::translate("Caption", "Step %1 of head %2: %3")
        .arg(at + 1)
        .arg(headNumber(trace, s.layer, s.head))
        .arg(stepName(steps[at].id));
}

} // namespace ui
