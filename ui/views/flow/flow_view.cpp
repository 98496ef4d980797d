#include "ui/views/flow/flow_view.h"

#include "core/head_at.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/views/flow/flow_arrows.h"
#include "ui/views/flow/row_travel.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

FlowView::FlowView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PlotView(viewModel, actions, parent)
    , m_layout(new FreeLayout)
    , m_weightBar(new ColourBar(plot(), QCPAxis::atBottom))
    , m_signedBar(new ColourBar(plot(), QCPAxis::atBottom))
{
    static_cast<void>(strip());
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_layout->add(m_weightBar);
    m_layout->add(m_signedBar);
    m_layout->setArrangement([this](QRect area) { place(area); });
    for (int i = 0; i < PartCount; ++i)
        m_layout->add(addPanel());
    m_arrows = new FlowArrows(this);
    m_travel = new RowTravel(this);
}

// The mixture gives its weights away: its row is hidden with theirs.
QList<QRect> FlowView::hiddenAreas(Hidden what) const
{
    QList<QRect> areas = PlotView::hiddenAreas(what);
    if (what == Hidden::Prediction || !viewModel().locked().query)
        return areas;
    const core::Index asked = *viewModel().locked().query;
    for (const Part each : { Head, Concat, Output }) {
        if (!shows(each) || part(each)->content().matrix == nullptr)
            continue;
        const core::Index last = part(each)->content().matrix->rows() - 1;
        areas << (what == Hidden::Matrix ? hiddenRow(*part(each), 0) | hiddenRow(*part(each), last)
                                         : hiddenRow(*part(each), std::min(asked, last)));
    }
    return areas;
}

bool FlowView::shows(Part which) const
{
    return m_shown[static_cast<std::size_t>(which)] && (!m_enlarged || *m_enlarged == which);
}

void FlowView::fill()
{
    m_travel->end();
    m_shown.fill(false);
    const core::Trace& trace = *viewModel().trace();
    m_heads = std::ssize(trace.attention(viewModel().locked().layer).heads);
    fillInputs();
    fillProjections();
    fillScores();
    fillWeights();
    fillOutputs();
    if (m_enlarged && !m_shown[static_cast<std::size_t>(*m_enlarged)]) {
        m_enlarged.reset(); // this trace has no such matrix
        fill();
        return;
    }
    fillThumbnails();
    fillHeading();
    fillBars();
    for (int i = 0; i < PartCount; ++i) {
        const bool visible = shows(static_cast<Part>(i));
        panels()[static_cast<std::size_t>(i)]->setVisible(visible);
        panels()[static_cast<std::size_t>(i)]->map()->setVisible(visible);
    }
    place(m_layout->rect());
}

void FlowView::fillHeading()
{
    const Selection& s = viewModel().locked();
    const QString head = tr("Head %1").arg(headNumber(*viewModel().trace(), s.layer, s.head));
    const QString rows = viewModel().predicted() != nullptr
        ? tr("rows: token read → token it writes, columns: keys; point at a cell to trace it "
             "through every matrix; double-click a matrix to enlarge it; [ and ] change the head")
        : tr("rows: queries, columns: keys; point at a cell to trace it through every matrix; "
             "double-click a matrix to enlarge it; [ and ] change the head");
    const QString of = m_heads > 1 ? tr("of %1", "head 3 of 8").arg(m_heads) + u" — "_s : u"— "_s;
    strip()->setHeading(
        head, of + (m_enlarged ? tr("Esc shows all matrices again; the wheel zooms") : rows));
}

std::optional<core::Index> FlowView::thumbnailOf(const MatrixPanel& panel) const
{
    const auto place = std::ranges::find(panels(), &panel) - panels().begin();
    return place >= PartCount ? std::optional<core::Index>(place - PartCount) : std::nullopt;
}

// Highlights the vectors of query and key and the values derived from them.
Highlight FlowView::highlightOf(const MatrixPanel& panel, const Selection& s) const
{
    if (thumbnailOf(panel))
        return {};
    const auto which = static_cast<Part>(std::ranges::find(panels(), &panel) - panels().begin());
    Highlight light;
    switch (which) {
    case X:
        light.row = s.query;
        if (!m_shown[Y])
            light.keyRow = s.key;
        break;
    case Y:
    case Z:
    case K:
    case V:
        light.keyRow = s.key;
        break;
    case Raw:
    case Scores:
    case Weights:
        light.row = s.query;
        light.column = s.key;
        if (s.query && s.key)
            light.cell = Cell { *s.query, *s.key };
        break;
    default:
        light.row = s.query;
    }
    return light;
}

std::optional<Selection> FlowView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Selection s = viewModel().locked();
    if (const auto head = thumbnailOf(panel)) {
        s.head = *head;
        return s;
    }
    const auto which = static_cast<Part>(std::ranges::find(panels(), &panel) - panels().begin());
    switch (which) {
    case Y:
    case Z:
    case K:
    case V:
        s.key = cell.row;
        break;
    case Raw:
    case Scores:
    case Weights:
        s.query = cell.row;
        s.key = cell.column;
        break;
    default:
        s.query = cell.row;
    }
    return s;
}

void FlowView::activated(MatrixPanel* panel)
{
    if (thumbnailOf(*panel))
        return;
    const auto which = static_cast<Part>(std::ranges::find(panels(), panel) - panels().begin());
    m_enlarged = m_enlarged ? std::nullopt : std::optional(which);
    panel->resetZoom();
    showTrace();
}

// A click on a query shows how its row is computed.
void FlowView::pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock)
{
    if (panel == nullptr || !cell || thumbnailOf(*panel)) {
        plot()->setToolTip({});
        return;
    }
    const auto which = static_cast<Part>(std::ranges::find(panels(), panel) - panels().begin());
    plot()->setToolTip(groupWords(which));
    if (!lock)
        return;
    const bool ofKeys = which == Y || which == Z || which == K || which == V;
    if (!ofKeys)
        letTravel(cell->row);
}

// What "min, max of 6" means.
QString FlowView::groupWords(Part which) const
{
    const core::Index group = columnsInOne(which);
    if (group <= 1)
        return {};
    const core::Index all = m_whole[static_cast<std::size_t>(which)].matrix->cols();
    return tr("%1 columns are too many for this width: each pair of stripes shows the minimum and "
              "the maximum of %2 columns. A double click shows every column.")
        .arg(all)
        .arg(group);
}

void FlowView::letTravel(core::Index query)
{
    if (motion() && !m_enlarged)
        m_travel->begin(query);
}

void FlowView::hideEvent(QHideEvent* event)
{
    m_travel->end();
    PlotView::hideEvent(event);
}

void FlowView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && viewModel().trace() && viewModel().locked().query) {
        letTravel(*viewModel().locked().query);
        return;
    }
    if (event->key() == Qt::Key_Escape && m_enlarged) {
        m_enlarged.reset();
        showTrace();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && viewModel().trace()) {
        activated(part(m_enlarged.value_or(Weights)));
    } else {
        PlotView::keyPressEvent(event);
    }
}

QString FlowView::description() const
{
    const TracePtr& trace = viewModel().trace();
    if (!trace)
        return tr("Attention flow");
    const Selection& s = viewModel().selection();
    return tr("Head %1 of %2, from the tokens to its output")
        .arg(headNumber(*trace, s.layer, s.head))
        .arg(m_heads);
}

bool FlowView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model->canExplain();
}

QString FlowView::caption(const FigureState& state)
{
    const core::Trace& trace = *state.derived->trace();
    const Selection& s = state.session.selection;
    return QCoreApplication::translate("Caption", "The computation of head %1 of %2")
        .arg(headNumber(trace, s.layer, s.head))
        .arg(trace.attention(s.layer).heads.size());
}

void FlowView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    const DerivedData::Stages& both = derived.stages(request.layer, request.head);
    const core::AttentionTrace& layer = derived.trace()->attention(request.layer);
    const core::HeadTrace& head = layer.heads[static_cast<std::size_t>(request.head)];
    for (const core::Matrix* each :
        { both.raw.get(), both.masked.get(), layer.queries.get(), layer.keys.get(), &head.q,
            &head.k, &head.v, &head.output, &layer.concat, &layer.output })
        static_cast<void>(derived.largest(*each));
    for (const core::HeadTrace& each : layer.heads)
        static_cast<void>(derived.largest(each.weights));
    for (core::Index h = 0; h < derived.headCount(request.layer) && !budget.stop.stop_requested();
         ++h)
        static_cast<void>(derived.largest(*derived.weights(request.layer, h)));
}

} // namespace ui
