#include "ui/views/compare/compare_view.h"

#include "ui/document/pin.h"
#include "ui/drawing/range_text.h"
#include "ui/plot/axis_words.h"
#include "ui/plot/corner_marks.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/tensor_names.h"
#include "ui/view/note.h"
#include "ui/views/compare/compare_words.h"
#include "ui/words/numbers.h"

#include <QComboBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    bool has(const core::Trace& trace, const std::string& id)
    {
        const auto all = core::tensors(trace);
        return std::ranges::find(all, id, &core::TensorRef::id) != all.end();
    }

    // A number, a word or a short name without quotes; empty for text of the user.
    QString plain(const QString& value)
    {
        static const QRegularExpression name(u"^“([\\w.@-]{1,24})”$"_s);
        static const QRegularExpression written(u"[“\\\\{}]"_s);
        if (const QRegularExpressionMatch match = name.match(value); match.hasMatch())
            return match.captured(1);
        return value.contains(written) ? QString() : value;
    }

    bool sameShape(const core::Matrix& a, const core::Matrix& b)
    {
        return a.rows() == b.rows() && a.cols() == b.cols();
    }

} // namespace

CompareView::CompareView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : TensorView(viewModel, actions, parent)
    , m_choiceBar(new QWidget(this))
    , m_choice(new QComboBox(m_choiceBar))
    , m_stack(new QStackedWidget(this))
    , m_note(new Note(this))
    , m_layout(new FreeLayout)
    , m_bar(new ColourBar(plot(), QCPAxis::atBottom))
    , m_minusBar(new ColourBar(plot(), QCPAxis::atBottom))
{
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    for (AxisWords*& words : m_axes) {
        MatrixPanel* panel = addPanel();
        m_layout->add(panel);
        words = new AxisWords(panel); // owned by the plot, as every layerable
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
    row->addStretch(1);
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
    m_arranged = {};
    arrange(m_layout->rect());
}

void CompareView::put(Side which, PanelContent content, float reach)
{
    const TracePtr& trace = which == A ? viewModel().pinned() : viewModel().trace();
    const QString shape = shapeText(content.matrix->rows(), content.matrix->cols());
    content.subtitle
        = reach == 0 ? shape : shape + u" · "_s + rangeTexts(reach, content.scale).back();
    m_facts[which] = { content.subtitle, shape };
    const core::AttentionTrace& attention = core::attentionOf(*trace, tensor());
    m_names[which] = { tokenLabels(attention, tensor().rows, content.matrix->rows()),
        tokenLabels(attention, tensor().columns, content.matrix->cols()) };
    side(which)->setContent(content);
    m_shown[which] = true;
}

void CompareView::fillSides()
{
    m_shown.fill(false);
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
    put(A, { shownMatrix(viewModel().pinned(), inA), scale, titleOf(A), {}, {}, {}, {} },
        reach(ofA));
    put(B, { shownMatrix(viewModel().trace(), tensor()), scale, titleOf(B), {}, {}, {}, {} },
        reach(ofB));
    m_bar->setScale(scale, tr("%1: A and B").arg(tensorWords(*viewModel().trace(), tensor())));
    if (sameShape(*a, *b))
        fillMinus(a, b);
    else
        m_caption = tr("A is %1 and B is %2: only matrices of one shape can be subtracted.")
                        .arg(shapeText(a->rows(), a->cols()), shapeText(b->rows(), b->cols()));
}

// Names the states by their difference, if it is a single setting with short values.
void CompareView::nameStates(const std::vector<SettingChange>& list)
{
    const auto usual = bare() ? QStringList { tr("A: before"), tr("B: after") }
                              : QStringList { tr("A: pinned"), tr("B: current") };
    m_titles[A] = { usual[A] };
    m_titles[B] = { usual[B] };
    m_titles[Minus] = { u"B − A"_s };
    if (list.size() != 1)
        return;
    const QString before = plain(list.front().before);
    const QString after = plain(list.front().after);
    if (before.isEmpty() || after.isEmpty())
        return;
    if (bare())
        m_changed.clear(); // already in the titles
    // clear without the setting's name
    const bool speaks = before != list.front().before && after != list.front().after;
    const auto named = [&](const QString& state, const QString& value) {
        return speaks ? u"%1: %2"_s.arg(state, value)
                      : u"%1: %2 %3"_s.arg(state, list.front().name, value);
    };
    m_titles[A].prepend(named(u"A"_s, before));
    m_titles[B].prepend(named(u"B"_s, after));
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
    put(Minus, { cells, scale, titleOf(Minus), {}, {}, {}, {} }, std::abs(m_difference.largest));
    m_minusBar->setScale(scale, tr("difference B − A"));
    const bool differs = m_difference.any && m_difference.largest != 0;
    m_largest->setCells(differs ? std::vector<Cell> { { m_difference.row, m_difference.column } }
                                : std::vector<Cell> {});
    if (!m_difference.any)
        m_caption = tr("No cell is unmasked in both.");
    else if (!differs)
        m_caption = m_difference.rounded ? tr("No number differs by more than rounding.")
                                         : tr("No number differs.");
    else
        m_caption
            = tr("◥ Largest difference %1 at %2; mean of |⁠B − A⁠| %3")
                  .arg(shown(double(m_difference.largest), 3),
                      cellName(m_difference.row, m_difference.column), shown(m_difference.mean, 3));
}

} // namespace ui
