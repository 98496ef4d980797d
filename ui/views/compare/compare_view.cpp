#include "ui/views/compare/compare_view.h"

#include "ui/document/actions.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/axis_words.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/highlights.h"
#include "ui/plot/tensor_names.h"
#include "ui/view/note.h"
#include "ui/views/compare/compare_words.h"
#include "ui/words/head_name.h"
#include "ui/words/numbers.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr double captionLines = 4.5; // lines below a row of maps
    constexpr double bareLines = 3.2; // in a presentation, without the cursor's text …
    constexpr double bareLine = 1.9; // … and without the changed settings

    bool has(const core::Trace& trace, const std::string& id)
    {
        const auto all = core::tensors(trace);
        return std::ranges::find(all, id, &core::TensorRef::id) != all.end();
    }

    // A text of the user or a model needs no name of its setting; a short one no quotes.
    QString valueOf(const QString& setting, const QString& value)
    {
        static const QRegularExpression name(u"^“([\\w.@-]{1,24})”$"_s);
        if (const QRegularExpressionMatch match = name.match(value); match.hasMatch())
            return match.captured(1);
        return value.startsWith(u'“') ? value : u"%1 %2"_s.arg(setting, value);
    }

    // From the first word that differs: “…wide” of “it was too wide” next to “it was too tired”.
    QString fromDifference(const QString& text, const QString& other)
    {
        const qsizetype same = std::ranges::mismatch(text, other).in1 - text.begin();
        const qsizetype word = same > 0 ? text.lastIndexOf(u' ', same - 1) + 1 : 0;
        return text.startsWith(u'“') && word > 0 ? u"“…"_s + text.mid(word) : text;
    }

    // "A: Temperature 1 · Heads 8", then with fewer settings, then from the first word that
    // differs; `value` is before or after.
    QStringList titlesOf(
        const QString& state, const std::vector<SettingChange>& list, QString SettingChange::*value)
    {
        QStringList parts;
        for (const SettingChange& change : list)
            if (!(change.*value).isEmpty())
                parts << valueOf(change.name, change.*value);
        QStringList titles;
        for (qsizetype count = parts.size(); count > 0; --count) {
            const QString rest = count < parts.size() ? u" …"_s : QString();
            titles << u"%1: %2%3"_s.arg(state, parts.first(count).join(u" · "_s), rest);
        }
        if (!titles.isEmpty() && !list.front().before.isEmpty())
            titles << u"%1: %2"_s.arg(state,
                valueOf(list.front().name,
                    fromDifference(list.front().*value,
                        value == &SettingChange::before ? list.front().after
                                                        : list.front().before)));
        return titles;
    }

    QStringList joinedNames(const QStringList& a, const QStringList& b)
    {
        QStringList result = b;
        for (qsizetype i = 0; i < b.size() && a.size() == b.size(); ++i)
            if (a[i] != b[i])
                result[i] = u"%1 / %2"_s.arg(a[i], b[i]);
        return result;
    }

    // How a network trained with Headlight scales its scores; empty for other scalings and models.
    QString scalingOf(const core::Trace& trace)
    {
        if (trace.model == nullptr || trace.model->trainedRun == nullptr)
            return {};
        const core::Scaling& scaling = trace.attention(0).spec.scaling;
        return std::holds_alternative<core::NoScaling>(scaling) ? CompareView::tr("not divided")
            : std::holds_alternative<core::SqrtScaling>(scaling) ? CompareView::tr("divided by √dₖ")
                                                                 : QString();
    }

    bool sameShape(const core::Matrix& a, const core::Matrix& b)
    {
        return a.rows() == b.rows() && a.cols() == b.cols();
    }

    std::optional<double> valueIn(const MatrixPtr& matrix, core::Index row, core::Index column)
    {
        if (!matrix || row >= matrix->rows() || column >= matrix->cols()
            || (*matrix)(row, column) == core::excluded)
            return std::nullopt;
        return static_cast<double>((*matrix)(row, column));
    }

} // namespace

CompareView::CompareView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : TensorView(viewModel, actions, parent)
    , m_choiceBar(new QWidget(this))
    , m_choice(new QComboBox(m_choiceBar))
    , m_toChange(new QPushButton(m_choiceBar))
    , m_stack(new QStackedWidget(this))
    , m_note(new Note(this))
    , m_layout(new FreeLayout)
    , m_bar(new ColourBar(plot(), QCPAxis::atBottom))
    , m_minusBar(new ColourBar(plot(), QCPAxis::atBottom))
    , m_maps({ m_bar, m_minusBar },
          [this](QSize room, const core::Matrix& matrix) { return sizeOfCells(room, matrix); })
    , m_predictions(
          [this](const ComparedPredictions::Place& place) {
              return place.a == this->viewModel().pinned() && place.b == this->viewModel().trace();
          },
          [this] {
              replotSoon();
              announce();
          })
{
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    for (int i = 0; i < SideCount; ++i) {
        MatrixPanel* panel = addPanel();
        m_layout->add(panel);
        m_maps.add(panel);
    }
    m_largest = new CornerMarks(side(Minus));
    m_layout->add(m_bar);
    m_layout->add(m_minusBar);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
    new CompareWords(this);
    addChoice();
    m_stack->addWidget(plot());
    m_stack->addWidget(m_note);
    layout()->addWidget(m_stack);
    connect(m_note->button(), &QPushButton::clicked, this,
        [this] { togglePin(this->viewModel(), this->actions()); });
}

bool CompareView::accepts(const core::Trace&, const EditableState& state)
{
    return state.pinned.has_value();
}

void CompareView::addChoice()
{
    m_choice->setAccessibleName(tr("What to compare"));
    m_choice->setAccessibleDescription(m_choice->accessibleName()); // its value is its name
    m_choice->setToolTip(tr("Compare the weights of a head, or the matrix shown in Matrices"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choice->addItems({ QString(), QString() });
    auto* row = new QHBoxLayout(m_choiceBar);
    row->setContentsMargins(8, 8, 8, 0);
    row->addWidget(m_choice);
    row->addWidget(m_toChange);
    row->addStretch(1);
    m_toChange->hide();
    connect(m_toChange, &QPushButton::clicked, this, &CompareView::goToChange);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_choiceBar);
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        actions().navigate(
            [&](Navigation& at) { at.compare = static_cast<CompareContent>(index); });
    });
}

void CompareView::setTheme(const Theme& theme)
{
    m_note->setTheme(theme);
    m_bar->setTheme(theme);
    m_minusBar->setTheme(theme);
    m_maps.setTheme(theme);
    TensorView::setTheme(theme);
}

std::string CompareView::wantedId() const
{
    if (viewModel().navigation().compare == CompareContent::Tensor)
        return viewModel().navigation().tensor;
    const Selection& s = viewModel().locked();
    return core::pathOf(*viewModel().trace(), s.layer, s.head) + "weights";
}

QString CompareView::whyEmpty() const
{
    if (!viewModel().session().pinned)
        return tr("Nothing is pinned. Pin the current state as A, change a setting, and see A, B "
                  "and their difference side by side.");
    if (viewModel().pinFails())
        return tr("State A cannot be computed. Pin A again, or reopen the session once its files "
                  "are available.");
    if (!viewModel().pinned())
        return tr("Computing the pinned state.");
    if (!has(*viewModel().pinned(), tensor().id))
        return tr("A has no %1, so there is nothing to compare.")
            .arg(tensorWords(*viewModel().trace(), tensor()));
    return {};
}

void CompareView::showTrace()
{
    const TracePtr& trace = viewModel().trace();
    if (!trace)
        return;
    setTensor(nearestTensor(*trace, wantedId()));
    fillChoice();
    const QString emptyReason = whyEmpty();
    m_stack->setCurrentIndex(emptyReason.isEmpty() ? 0 : 1);
    m_choice->setVisible(viewModel().session().pinned.has_value());
    if (emptyReason.isEmpty()) {
        TensorView::showTrace();
        return;
    }
    m_note->say(emptyReason, viewModel().session().pinned ? QString() : tr("Pin A"),
        tr("Keep the current state as A; whatever you change next is B"));
    announce();
}

void CompareView::fillChoice()
{
    const core::TensorRef chosen
        = nearestTensor(*viewModel().trace(), viewModel().navigation().tensor);
    m_choice->setItemText(0, tr("Attention weights of the selected head"));
    m_choice->setItemText(
        1, tr("From Matrices: %1").arg(tensorWords(*viewModel().trace(), chosen)));
    m_choice->setCurrentIndex(static_cast<int>(viewModel().navigation().compare));
}

void CompareView::fill()
{
    if (m_stack->currentIndex() != 0)
        return;
    fillSides();
    for (int i = 0; i < SideCount; ++i) {
        const auto which = static_cast<Side>(i);
        side(which)->setVisible(shows(which));
        side(which)->map()->setVisible(shows(which));
    }
    m_minusBar->setVisible(shows(Minus) && theme().colourBar && m_difference.largest != 0);
    m_maps.forget();
    arrange(m_layout->rect());
    if (window()->isVisible()) // render() asks for itself
        askPredictions(false);
}

// Equal numbers do not mean that the change does nothing: it may act elsewhere.
void CompareView::showWhereTheyDiffer()
{
    const core::Trace& trace = *viewModel().trace();
    m_change = firstChange(*viewModel().pinned(), trace, viewModel().locked().head);
    m_toChange->setVisible(m_change.has_value());
    if (!m_change)
        return;
    const bool sameLayer = &trace.attention(m_change->layer) == &core::attentionOf(trace, tensor());
    QString layer = layerName(trace.attention(m_change->layer));
    layer[0] = layer[0].toLower();
    const QString place = m_change->output ? tr("the output of %1").arg(layer)
        : sameLayer ? tr("head %1").arg(headNumber(trace, m_change->layer, m_change->head))
                    : layer;
    m_caption = tr("No number differs here; what differs begins in %1.").arg(place);
    m_toChange->setText(tr("Show %1").arg(place));
}

void CompareView::goToChange()
{
    const Change to = *m_change;
    Selection s = viewModel().locked();
    s.layer = to.layer;
    s.head = to.head;
    const std::string id = core::pathOf(*viewModel().trace(), to.layer) + "output";
    actions().navigate([&](Navigation& at) {
        at.compare = to.output ? CompareContent::Tensor : CompareContent::Weights;
        if (to.output)
            at.tensor = id;
    });
    actions().lock(s);
}

void CompareView::put(Side which, PanelContent content, float reach)
{
    const TracePtr& trace = which == A ? viewModel().pinned() : viewModel().trace();
    const QString shape = shapeText(content.matrix->rows(), content.matrix->cols());
    content.subtitle
        = reach == 0 ? shape : shape + u" · "_s + rangeTexts(reach, content.scale).back();
    m_maps.words(which).facts = { content.subtitle, shape };
    const core::AttentionTrace& attention = core::attentionOf(*trace, tensor());
    m_maps.words(which).names
        = { tokenLabels(*trace, attention, { tensor().rows, content.matrix->rows() }),
              tokenLabels(*trace, attention, { tensor().columns, content.matrix->cols() }) };
    side(which)->setContent(content);
    m_maps.show(which);
}

void CompareView::fillSides()
{
    m_maps.hideAll();
    m_change.reset();
    m_toChange->hide();
    const core::TensorRef inA = core::find(*viewModel().pinned(), tensor().id);
    const MatrixPtr a = matrixOf(viewModel().pinned(), inA);
    const MatrixPtr b = matrixOf(viewModel().trace(), tensor());
    const MatrixFacts ofA = factsOf(*a);
    const MatrixFacts ofB = factsOf(*b);
    MatrixFacts both = ofA;
    both.low = std::min(both.low, ofB.low);
    both.high = std::max(both.high, ofB.high);
    const ColourScale scale = scaleOf(tensor(), both, viewModel().view(), theme().dark);
    const auto reach = [](const MatrixFacts& facts) { return std::max(-facts.low, facts.high); };
    const auto list
        = changes(viewModel().pinned()->model->experiment, viewModel().trace()->model->experiment);
    m_changed = list.empty() ? tr("A and B have the same settings: change one to see what it does.")
                             : tr("From A to B: %1").arg(changesText(list));
    nameStates(list);
    for (const QString& mark : tokenModifications(*viewModel().trace(), viewModel().view()))
        m_changed += (m_changed.isEmpty() ? QString() : u" · "_s) + mark;
    put(A, { shownMatrix(viewModel().pinned(), inA), scale, m_maps.title(A), {}, {}, {}, {} },
        reach(ofA));
    put(B, { shownMatrix(viewModel().trace(), tensor()), scale, m_maps.title(B), {}, {}, {}, {} },
        reach(ofB));
    m_bar->setScale(scale, tr("%1: A and B").arg(tensorWords(*viewModel().trace(), tensor())));
    if (sameShape(*a, *b))
        fillMinus(a, b);
    else
        m_caption = tr("A is %1 and B is %2: only matrices of one shape can be subtracted.")
                        .arg(shapeText(a->rows(), a->cols()), shapeText(b->rows(), b->cols()));
}

// Names the states by what differs.
void CompareView::nameStates(const std::vector<SettingChange>& list)
{
    m_maps.words(A).titles = titlesOf(u"A"_s, list, &SettingChange::before);
    m_maps.words(B).titles = titlesOf(u"B"_s, list, &SettingChange::after);
    m_maps.words(Minus).titles = { u"B − A"_s };
    const QString inA = scalingOf(*viewModel().pinned());
    const QString inB = scalingOf(*viewModel().trace());
    if (list.size() == 1 && inA != inB && !inA.isEmpty() && !inB.isEmpty()) { // two networks
        m_maps.words(A).titles.prepend(u"A: "_s + inA);
        m_maps.words(B).titles.prepend(u"B: "_s + inB);
    }
    if (bare() && list.size() == 1 && !m_maps.words(A).titles.isEmpty())
        m_changed.clear(); // already in the titles
    if (m_maps.words(A).titles.isEmpty())
        m_maps.words(A).titles = { bare() ? tr("A: before") : tr("A: pinned") };
    if (m_maps.words(B).titles.isEmpty())
        m_maps.words(B).titles = { bare() ? tr("B: after") : tr("B: current") };
}

void CompareView::fillMinus(const MatrixPtr& a, const MatrixPtr& b)
{
    const core::Matrix& shownA = *side(A)->content().matrix;
    const core::Matrix& shownB = *side(B)->content().matrix;
    core::Matrix counted = *a; // except for cells masked in both
    for (core::Index i = 0; i < counted.size(); ++i)
        if (shownA.data()[i] == core::excluded && shownB.data()[i] == core::excluded)
            counted.data()[i] = core::excluded;
    m_difference = difference(counted, *b);
    const ColourScale scale = divergingScale(
        viewModel().view().diverging, theme().dark, std::abs(m_difference.largest));
    auto cells = std::make_shared<const core::Matrix>(m_difference.cells);
    put(Minus, { cells, scale, m_maps.title(Minus), {}, {}, {}, {} },
        std::abs(m_difference.largest));
    m_maps.words(Minus).names.rows
        = joinedNames(m_maps.words(A).names.rows, m_maps.words(B).names.rows);
    m_maps.words(Minus).names.columns
        = joinedNames(m_maps.words(A).names.columns, m_maps.words(B).names.columns);
    m_minusBar->setScale(scale, tr("difference B − A"));
    const bool differs = m_difference.any && m_difference.largest != 0;
    m_largest->setCells(differs ? std::vector<Cell> { { m_difference.row, m_difference.column } }
                                : std::vector<Cell> {});
    if (!m_difference.any)
        m_caption = tr("No cell is unmasked in both.");
    else if (!differs) {
        m_caption = m_difference.rounded ? tr("No number differs by more than rounding.")
                                         : tr("No number differs.");
        showWhereTheyDiffer();
    } else
        m_caption
            = tr("◥ Largest difference %1 at %2; mean of |⁠B − A⁠| %3")
                  .arg(shown(double(m_difference.largest), 3),
                      cellName(m_difference.row, m_difference.column), shown(m_difference.mean, 3));
}

void CompareView::arrange(QRect area)
{
    if (side(A)->content().matrix)
        m_maps.arrange(area, tensorName(*viewModel().trace(), tensor()), wordsHeight());
}

int CompareView::wordsHeight() const
{
    const double lines = !bare() ? captionLines : m_changed.isEmpty() ? bareLine : bareLines;
    return qRound(lines * theme().em());
}

// The row of the selection, or else that of the largest difference.
std::optional<core::Index> CompareView::shownRow() const
{
    const Highlight light = highlightOf(*side(B), viewModel().selection());
    if (light.row && tensor().rowCount > 1)
        return light.row;
    if (shows(Minus) && m_difference.any)
        return m_difference.row;
    return std::nullopt;
}

// "it (11)", or where A has another token there, "A wide (14), B tired (14)".
QString CompareView::rowName(core::Index row) const
{
    const auto nameIn = [&](const core::Trace& trace) {
        return placeName(core::attentionOf(trace, tensor()), tensor().rows, row);
    };
    const QString inA = nameIn(*viewModel().pinned());
    const QString inB = nameIn(*viewModel().trace());
    return inA == inB ? inB : tr("A %1, B %2", "a cell's names in two texts").arg(inA, inB);
}

std::optional<RowComparison> CompareView::row(std::size_t columns) const
{
    const auto at = shownRow();
    const MatrixPtr& a = side(A)->content().matrix;
    const MatrixPtr& b = side(B)->content().matrix;
    if (!at || !a || !b || !viewModel().pinned() || side(A)->veiled() || *at >= a->rows()
        || a->cols() != b->cols())
        return std::nullopt;
    RowComparison result;
    result.title = tr("Row %1").arg(rowName(*at));
    const QStringList& inA = m_maps.words(A).names.columns;
    const QStringList& inB = m_maps.words(B).names.columns;
    for (core::Index j = 0; j < b->cols(); ++j) {
        const QString name = inB.isEmpty() ? QString::number(j + 1) : inB.value(j);
        result.entries.push_back({ name, valueIn(a, *at, j), valueIn(b, *at, j),
            inA.isEmpty() || inA.value(j) == name ? QString() : inA.value(j) });
    }
    result.keepLargest(columns);
    if (const auto place
        = ComparedPredictions::placeOf(viewModel().pinned(), viewModel().trace(), tensor(), *at))
        m_predictions.addTo(result, *place, double(viewModel().view().predictTemperature));
    return result;
}

// The predictions of the row on screen; nullopt: it has none.
std::optional<ComparedPredictions::Place> CompareView::predictedPlace() const
{
    const auto at = shownRow();
    if (!at || !viewModel().pinned() || m_stack->currentIndex() != 0 || side(A)->veiled())
        return std::nullopt;
    return ComparedPredictions::placeOf(viewModel().pinned(), viewModel().trace(), tensor(), *at);
}

void CompareView::askPredictions(bool atOnce)
{
    if (const auto place = predictedPlace())
        m_predictions.request(*place, atOnce);
}

// A cell outside B (A may be larger) cannot be selected.
std::optional<Selection> CompareView::meaning(const MatrixPanel& panel, Cell cell) const
{
    if (cell.row >= tensor().rowCount || cell.column >= tensor().columnCount)
        return std::nullopt;
    return TensorView::meaning(panel, cell);
}

void CompareView::pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock)
{
    if (cell && (cell->row >= tensor().rowCount || cell->column >= tensor().columnCount))
        cell.reset();
    TensorView::pointed(panel, cell, lock);
}

void CompareView::showSelection()
{
    if (!viewModel().trace())
        return;
    if (nearestTensor(*viewModel().trace(), wantedId()).id != tensor().id)
        showTrace();
    else if (m_stack->currentIndex() == 0) {
        TensorView::showSelection();
        askPredictions(false);
    }
}

void CompareView::render(QPaintDevice& device, QSize size)
{
    if (m_stack->currentIndex() == 0) {
        askPredictions(true); // a figure cannot be completed later
        TensorView::render(device, size);
        return;
    }
    QPainter painter(&device);
    m_note->paint(painter, size);
}

QString CompareView::cellName(Side which, core::Index row, core::Index column) const
{
    const core::Trace& trace = which == A ? *viewModel().pinned() : *viewModel().trace();
    const core::TensorRef seen = core::find(trace, tensor().id);
    const core::AttentionTrace& attention = core::attentionOf(trace, seen);
    const QString from = placeName(attention, seen.rows, row);
    const QString to = placeName(attention, seen.columns, column);
    return seen.columns == core::Axis::Keys ? u"%1 → %2"_s.arg(from, to)
                                            : tr("row %1, column %2").arg(from, to);
}

// Where A has other tokens than B, a cell has two names.
QString CompareView::cellName(core::Index row, core::Index column) const
{
    const QString inA = cellName(A, row, column);
    const QString inB = cellName(B, row, column);
    return inA == inB ? inB : tr("A %1, B %2", "a cell's names in two texts").arg(inA, inB);
}

QString CompareView::cursorText() const
{
    const auto at = cell();
    if (!at || m_stack->currentIndex() != 0)
        return bare() ? QString() : tr("Point at a cell: the other two show the same one.");
    const auto number = [&](Side which) {
        const MatrixPtr& m = side(which)->content().matrix; // null until filled
        return m && at->row < m->rows() && at->column < m->cols()
            ? cellText((*m)(at->row, at->column))
            : u"–"_s;
    };
    const QString inA = cellName(A, at->row, at->column);
    const QString inB = cellName(B, at->row, at->column);
    const QString text = inA == inB
        ? tr("%1: A %2, B %3").arg(inB, number(A), number(B))
        : tr("A %1: %2; B %3: %4", "cells of two texts, and their values")
              .arg(inA, number(A), inB, number(B));
    return shows(Minus) ? tr("%1, B − A %2").arg(text, number(Minus)) : text;
}

QString CompareView::emptyReason() const
{
    return m_stack->currentIndex() == 0 ? QString() : m_note->sentence();
}

QString CompareView::description() const
{
    if (m_stack->currentIndex() != 0)
        return emptyReason();
    QString text
        = tr("%1 of A and B. %2").arg(tensorWords(*viewModel().trace(), tensor()), m_caption);
    constexpr std::size_t spokenColumns = 5;
    if (const auto row = this->row(spokenColumns); row && !row->predictions.empty())
        text += u' ' + row->spokenPredictions();
    return text;
}

QString CompareView::caption(const FigureState& state)
{
    const Selection& s = state.session.selection;
    return QCoreApplication::translate("Caption", "Two states and their difference, head %1")
        .arg(headNumber(*state.derived->trace(), s.layer, s.head));
}

} // namespace ui
