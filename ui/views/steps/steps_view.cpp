#include "ui/views/steps/steps_view.h"

#include "ui/document/tensor_display.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/views/steps/step_terms.h"
#include "ui/views/steps/steps_paint.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString wordLayer = u"words"_s;
    constexpr qreal narrowList = 36; // in line heights: narrower views list only step numbers
    // in line heights: higher pages have room for whole matrices above the text
    constexpr qreal highPage = 58;
    constexpr qreal lowPage = 32; // lower pages have no line for the range of a row

    bool isUpOrDown(int key)
    {
        return key == Qt::Key_Up || key == Qt::Key_Down;
    }

    // Subtitles, the longest first: the shape of a whole matrix, the range of its values and, if
    // larger, that of its colours.
    QStringList subtitlesOf(const StepPanel& what, const ColourScale& scale, bool low)
    {
        const QString shape
            = what.onlyQuery ? QString() : shapeText(what.matrix->rows(), what.matrix->cols());
        const float largest = largestMagnitude(*what.matrix);
        const QString narrow = QString(shape).remove(u' '); // for little room between matrices
        if (what.weights || low || (largest == 0 && what.reach == 0))
            return { shape, narrow };
        const QStringList ranges = rangeTexts(largest, scale);
        QStringList result;
        if (!shape.isEmpty())
            for (const QString& range : ranges)
                result.append(shape + u", "_s + range);
        return result + ranges + QStringList(narrow);
    }

} // namespace

StepsView::StepsView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PlotView(viewModel, actions, parent)
    , m_layout(new FreeLayout)
    , m_side(new QWidget(this))
    , m_list(new QListWidget(m_side))
    , m_play(new QPushButton(m_side))
    , m_terms(new StepTerms(m_side))
    , m_barsRect(new QCPAxisRect(plot(), true))
    , m_bars(new QCPBars(m_barsRect->axis(QCPAxis::atBottom), m_barsRect->axis(QCPAxis::atLeft)))
    , m_signedScale(new ColourBar(plot(), QCPAxis::atBottom))
    , m_weightScale(new ColourBar(plot(), QCPAxis::atBottom))
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
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_layout->setArrangement([this](QRect area) { place(area); });
    m_layout->add(m_barsRect);
    m_layout->add(m_signedScale);
    m_layout->add(m_weightScale);
    m_barsRect->setAutoMargins(QCP::msNone);
    for (QCPAxis* axis : m_barsRect->axes()) {
        axis->grid()->setVisible(false);
        axis->setVisible(false);
    }
    plot()->addLayer(wordLayer, overlayLayer(plot()), QCustomPlot::limBelow);
    plot()->layer(wordLayer)->setMode(QCPLayer::lmBuffered); // repainted separately
    m_bars->setLayer(wordLayer);
    new StepsPaint(this, wordLayer); // owned by the plot
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
    m_onlyPointed = m_sameMatrices = true;
    fill();
    m_onlyPointed = false;
    if (!m_sameMatrices || !isVisible()) {
        present();
        return;
    }
    plot()->layer(wordLayer)->replot();
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
    const bool wordless = m_onlyPointed && m_page.wordless;
    m_page = stepPage(scene);
    m_page.wordless = wordless;
    m_page.headed = !titled();
    m_page.presented = bare();
    m_canvas
        = stepCanvas(scene, { m_onlyPointed ? &m_canvas : nullptr, viewModel().derived().get() });
    fillPanels();
    fillBars(scene);
    if (!m_onlyPointed) { // these do not depend on the query
        fillScales();
        fillList();
        m_terms->showPage(m_page);
    }
    place(m_layout->rect());
}

void StepsView::fillPanels()
{
    while (panels().size() < m_canvas.panels.size())
        m_layout->add(addPanel());
    m_frames.resize(m_canvas.panels.size());
    m_subtitles.resize(m_canvas.panels.size());
    for (std::size_t i = 0; i < panels().size(); ++i) {
        const bool visible = i < m_canvas.panels.size();
        const bool wasVisible = panels()[i]->visible();
        m_sameMatrices = m_sameMatrices && wasVisible == visible;
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
        // Skips measuring a matrix of thousands of tokens for every hovered query.
        const bool kept
            = m_onlyPointed && visible && panels()[i]->map()->matrix() == m_canvas.panels[i].matrix;
        if (!visible || kept)
            continue;
        const StepPanel& what = m_canvas.panels[i];
        m_sameMatrices = m_sameMatrices && what.onlyQuery;
        if (!m_onlyPointed || !wasVisible)
            panels()[i]->setTheme(pictureTheme());
        panels()[i]->paintIn(what.onlyQuery ? plot()->layer(wordLayer) : nullptr);
        m_subtitles[i] = subtitlesOf(what, scaleOf(what), m_low);
        fillPanel(*panels()[i], what, m_subtitles[i].front());
        m_frames[i] = panels()[i]->frameMargins();
    }
}

void StepsView::fillPanel(MatrixPanel& panel, const StepPanel& what, const QString& subtitle)
{
    const auto names = [&](core::Axis axis) {
        const QStringList& all
            = axis == core::Axis::Queries ? viewModel().queryLabels() : viewModel().keyLabels();
        return what.onlyQuery && axis == core::Axis::Queries
            ? QStringList { all[explainedQuery(*m_trace, m_shown)] }
            : all;
    };
    PanelContent content;
    content.matrix = what.matrix;
    content.title = Formula(what.title);
    content.subtitle = subtitle;
    if (what.rowLabels)
        content.rows = what.rowNames.isEmpty() ? names(what.rows) : what.rowNames;
    if (what.rowLabels && what.onlyQuery && what.rows == core::Axis::Queries)
        // otherwise matrices would move while the mouse moves
        content.possibleRows = viewModel().queryLabels();
    if (what.columnLabels)
        content.columns = what.columnNames.isEmpty() ? names(what.columns) : what.columnNames;
    content.scale = scaleOf(what);
    const std::array hues { QColor(), theme().q, theme().k, theme().v, theme().text };
    if (what.hue != Hue::None)
        content.frame = hues[static_cast<std::size_t>(what.hue)];
    panel.setContent(content);
}

void StepsView::fillBars(const StepScene& scene)
{
    m_barsRect->setVisible(m_canvas.bars);
    m_bars->setVisible(m_canvas.bars);
    m_bars->data()->clear();
    if (!m_canvas.bars)
        return;
    const auto weights = scene.head().trace.weights.row(scene.query());
    double low = 0;
    double high = 0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        m_bars->addData(static_cast<double>(j), static_cast<double>(weights[j]));
        low = std::min(low, static_cast<double>(weights[j]));
        high = std::max(high, static_cast<double>(weights[j]));
    }
    m_bars->setWidth(0.7);
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(theme().accent);
    m_barsRect->axis(QCPAxis::atBottom)->setRange(-0.5, static_cast<double>(weights.size()) - 0.5);
    m_barsRect->axis(QCPAxis::atLeft)->setRange(low, std::max(high, low + 1e-30));
}

std::vector<double> StepsView::bars() const
{
    std::vector<double> result;
    if (m_canvas.bars)
        for (const QCPBarsData& bar : *m_bars->data())
            result.push_back(bar.value);
    return result;
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

const StepPanel* StepsView::panelOf(const MatrixPanel& panel) const
{
    const auto place = std::ranges::find(panels(), &panel) - panels().begin();
    return place < std::ssize(m_canvas.panels) ? &m_canvas.panels[static_cast<std::size_t>(place)]
                                               : nullptr;
}

Highlight StepsView::highlightOf(const MatrixPanel& panel, const Selection& s) const
{
    const StepPanel* const what = panelOf(panel);
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
    const StepPanel* const what = panelOf(panel);
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
    QString words = m_page.place + u". "_s + m_page.title.plain() + u". "_s;
    for (const Paragraph& paragraph : m_page.body) {
        for (const Sentence::Piece& piece : paragraph)
            words += piece.text;
        words += u' ';
    }
    return words.trimmed();
}

} // namespace ui
