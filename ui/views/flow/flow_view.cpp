#include "ui/views/flow/flow_view.h"

#include "ui/document/tensor_display.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/cell_image.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/views/flow/flow_arrows.h"
#include "ui/views/flow/flow_contents.h"
#include "ui/views/flow/flow_slots.h"
#include "ui/views/flow/row_travel.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr double narrowestColumn = 1.25; // least visible width of a column, in pixels

    constexpr double longestAxisName = 12; // in line heights

    constexpr double smallestTitle = 0.75; // smaller formulas are reduced to their symbol

    // In line heights. In lower views the matrices need the room of the bars; their titles show the
    // ranges.
    constexpr int leastForBars = 18;

    constexpr double lowSquare = 15; // in line heights, with slanted names

    bool isInput(FlowView::Part which)
    {
        return which == FlowView::X || which == FlowView::Y || which == FlowView::Z;
    }

    bool isSquare(FlowView::Part which) // tokens x tokens
    {
        return which == FlowView::Raw || which == FlowView::Scores || which == FlowView::Weights;
    }

    // They shrink with letters of few pixels, as in a figure of low resolution.
    QMargins marginsFor(const Theme& theme)
    {
        return (QMarginsF(14, 2, 12, 8) * std::min(theme.scale, 1.0)).toMargins();
    }

} // namespace

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
    FlowContents contents(viewModel(), theme());
    if (m_enlarged)
        contents.enlarge(*m_enlarged);
    for (int i = 0; i < PartCount; ++i)
        if (const auto& content = contents.of(static_cast<Part>(i)))
            put(static_cast<Part>(i), *content);
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

FlowSlots FlowView::flowSlots() const
{
    FlowSlots result { {}, m_longText };
    for (int i = 0; i < PartCount; ++i)
        result.shown[static_cast<std::size_t>(i)] = shows(static_cast<Part>(i));
    return result;
}

void FlowView::put(Part which, PanelContent content)
{
    const auto at = static_cast<std::size_t>(which);
    if (m_whole[at].title == content.title)
        content.title = m_whole[at].title; // already measured
    m_shown[at] = true;
    m_group[at] = 1;
    m_boxes[at].setSize({}); // out of date for its room
    m_whole[at] = std::move(content);
}

void FlowView::fillThumbnails()
{
    m_headNumbers.clear();
    for (core::Index head = 0; head < m_heads; ++head)
        m_headNumbers.append(
            shortHeadNumber(*viewModel().trace(), viewModel().locked().layer, head));
    while (std::ssize(panels()) < PartCount + m_heads)
        m_layout->add(addPanel());
    for (std::size_t i = PartCount; i < panels().size(); ++i) {
        const auto head = static_cast<core::Index>(i) - PartCount;
        const bool visible = head < m_heads && !m_enlarged && m_heads > 1;
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
        if (visible)
            panels()[i]->setContent(FlowContents::thumbnail(viewModel(), theme(), head));
    }
}

void FlowView::fillBars()
{
    m_weightBar->setTheme(theme());
    m_signedBar->setTheme(theme());
    m_weightBar->setScale(m_whole[static_cast<std::size_t>(Weights)].scale, {});
    m_signedBar->setScale(m_enlarged
            ? m_whole[static_cast<std::size_t>(*m_enlarged)].scale
            : divergingScale(viewModel().view().diverging, theme().dark, 1),
        {});
    showBars();
}

void FlowView::showBars()
{
    m_weightBar->setVisible(theme().colourBar && !m_low && shows(Weights));
    m_signedBar->setVisible(theme().colourBar && !m_low && m_enlarged != Weights);
}

void FlowView::placeBars(QRect area)
{
    showBars();
    const int longest = qRound(220 * theme().scale);
    const int high = ColourBar::heightIn(theme());
    if (m_enlarged) {
        const QRect bar(
            area.left() + 8, area.bottom() - high, std::min(longest, area.width() - 16), high);
        m_weightBar->place(bar, { tr("attention weight") });
        m_signedBar->place(bar, {});
        return;
    }
    const FlowSlots places = flowSlots();
    const QRect bar = places.weightBar(area, part(Weights)->rect(), { longest, high });
    if (places.barIsBeside(area, high)) // below another matrix
        m_weightBar->place(bar, { tr("A: attention weight"), tr("A: weight") });
    else
        m_weightBar->place(bar, { tr("attention weight"), tr("weight") });
    QRect input = places.signedBar(area, high);
    if (const QRect cells = part(X)->rect(); shows(X) && cells.width() >= 60) {
        input.setLeft(cells.left());
        input.setRight(cells.right());
    }
    m_signedBar->place(
        input, { tr("value ÷ its colour range (±)"), tr("÷ its colour range"), tr("÷ its range") });
}

// The thumbnails of the heads may be small.
bool FlowView::legible(QSize size) const
{
    Q_UNUSED(size)
    constexpr qreal least = 1.2; // of a matrix's longer side, in line heights
    constexpr qreal leastWeights = 4;
    for (int i = 0; i < PartCount; ++i) {
        const auto which = static_cast<Part>(i);
        const QRect cells = part(which)->rect();
        if (shows(which)
            && std::max(cells.width(), cells.height())
                < (which == Weights ? leastWeights : least) * theme().em())
            return false;
    }
    return true;
}

// True if most names would not fit next to weights of the usual size. A sentence never counts as
// long, however small the figure.
bool FlowView::hasLongText(QRect area) const
{
    constexpr core::Index sentence = 24; // tokens
    constexpr double cells = 0.6; // share of the slot; the rest is labels
    const core::Matrix& weights = *m_whole[static_cast<std::size_t>(Weights)].matrix;
    const double side = cells * 0.645 * area.height();
    return std::max(weights.rows(), weights.cols()) > sentence
        && !PanelLabels::namesFit({ side / static_cast<double>(weights.cols()),
                                      side / static_cast<double>(weights.rows()) },
            theme());
}

// Columns too narrow to distinguish are grouped, two drawn columns for each group; an enlarged
// matrix shows every column.
core::Index FlowView::groupFor(Part which, int width) const
{
    const core::Matrix& whole = *m_whole[static_cast<std::size_t>(which)].matrix;
    const double columns = static_cast<double>(std::max(width, 8)) / narrowestColumn;
    if (m_enlarged || isSquare(which) || static_cast<double>(whole.cols()) <= columns)
        return 1;
    const double both = 2 * static_cast<double>(whole.cols());
    return std::min(static_cast<core::Index>(std::ceil(both / columns)), whole.cols());
}

// The subtitle of a matrix, as much as fits.
QString FlowView::subtitleFor(Part which, core::Index group, int width) const
{
    if (theme().texts.subtitle)
        return {};
    const PanelContent& whole = m_whole[static_cast<std::size_t>(which)];
    const QString shape = shapeText(whole.matrix->rows(), whole.matrix->cols());
    const QString& name = whole.subtitle;
    QStringList ranges { QString() }; // ranges of the colours
    if (which != Weights)
        ranges = rangeTexts(viewModel().derived()->largest(*whole.matrix), whole.scale);
    QStringList pooled { QString() };
    if (group > 1)
        pooled = { tr("min and max of every %n columns", nullptr, static_cast<int>(group)),
            tr("min, max of %n columns", nullptr, static_cast<int>(group)),
            tr("min, max of %n", nullptr, static_cast<int>(group)) };
    const QFontMetricsF metrics(theme().sized(0.85));
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    for (const auto& [first, second] : { std::pair { name, shape }, { name, {} }, { shape, {} },
             std::pair { QString(), QString() } })
        for (const QString& peaks : pooled)
            for (const QString& range : ranges) {
                QStringList parts { first, second, peaks, range };
                parts.removeAll(QString());
                if (QString text = parts.join(u" · "_s); fits(text))
                    return text;
            }
    // The text always mentions grouped columns.
    return fits(pooled.back()) ? pooled.back() : QString();
}

// Adapts labels and columns of a matrix to its room.
void FlowView::adapt(Part which, QRect box)
{
    const auto at = static_cast<std::size_t>(which);
    PanelContent content = m_whole[at];
    const bool compact = box.width() < 14 * theme().em() && !m_enlarged;
    if (compact && !isInput(which))
        content.rows = content.columns = {};
    const QFontMetricsF letters(PanelLabels::font(theme()));
    if (m_longText)
        content.longestLabel = PanelLabels::longestOfFew;
    else
        content.longestLabel = longestAxisName;
    content.longestLabel // long labels must leave room for the values
        = std::clamp(box.width() / letters.height() / 2, 2.5, content.longestLabel);
    const int width = box.marginsRemoved(part(which)->frameMargins(content)).width();
    m_group[at] = groupFor(which, width);
    if (m_group[at] > 1)
        content.matrix
            = std::make_shared<const core::Matrix>(extremesOfColumns(*content.matrix, m_group[at]));
    const auto fit
        = [&] { return box.width() / std::max(content.title.extent(theme()).width, 1.0); };
    if (fit() < smallestTitle)
        content.title = content.title.subject();
    content.titleFactor = std::clamp(fit(), 0.6, 1.0);
    content.subtitle // the keys' arrow passes next to Z's
        = subtitleFor(which, m_group[at], which == Z ? width : box.width());
    part(which)->setContent(content);
    if (isSquare(which) && box.height() < lowSquare * theme().em() && !m_enlarged
        && !namesFew(which, box)) {
        content.columns = {};
        part(which)->setContent(content);
    }
}

// Under the names of its columns, a low matrix has wider cells.
QRect FlowView::cellsIn(Part which, QRect box) const
{
    constexpr double timesAsWide = 1.8;
    QRect cells = cellArea(*part(which), box, isSquare(which));
    if (!isSquare(which) || m_enlarged || box.height() >= lowSquare * theme().em()
        || part(which)->content().columns.isEmpty())
        return cells;
    const QRect room = box.marginsRemoved(part(which)->frameMargins());
    const int wide
        = std::max(cells.width(), std::min(room.width(), qRound(timesAsWide * cells.width())));
    cells.setLeft(room.center().x() - wide / 2);
    cells.setWidth(wide);
    return cells;
}

// True if a low matrix has room for the names of its few columns.
bool FlowView::namesFew(Part which, QRect box) const
{
    const core::Matrix& matrix = *part(which)->content().matrix;
    const QSizeF cells = cellsIn(which, box).size();
    return PanelLabels::fewNamesFit({ cells.width() / static_cast<double>(matrix.cols()),
                                        cells.height() / static_cast<double>(matrix.rows()) },
        std::max(matrix.rows(), matrix.cols()), theme());
}

void FlowView::place(QRect area)
{
    if (m_heads == 0 || area.isEmpty())
        return;
    area = area.marginsRemoved(marginsFor(theme()));
    m_low = !m_enlarged && area.height() < leastForBars * theme().em();
    m_longText = hasLongText(area);
    for (int i = 0; i < PartCount; ++i) {
        const auto which = static_cast<Part>(i);
        if (!shows(which))
            continue;
        QRect box = m_enlarged ? area : FlowSlots::within(area, flowSlots().of(which));
        if (!m_low
            && (m_enlarged
                || (which == Weights
                    && !flowSlots().barIsBeside(area, ColourBar::heightIn(theme())))))
            box.setBottom(box.bottom() - ColourBar::heightIn(theme()));
        if (!m_low && !m_enlarged && isInput(which))
            box.setBottom(std::min(
                box.bottom(), flowSlots().signedBar(area, ColourBar::heightIn(theme())).top() - 6));
        if (box.size() != m_boxes[static_cast<std::size_t>(i)].size())
            adapt(which, box);
        m_boxes[static_cast<std::size_t>(i)] = box;
        ui::place(*part(which), cellsIn(which, box));
    }
    placeBars(area);
    placeThumbnails(FlowSlots::within(area, { 0, 0.76, flowSlots().leftShare() + 0.015, 0.24 }));
}

// Places the thumbnails as large as their numbers allow; drops the numbers where they would leave
// little room.
void FlowView::placeThumbnails(QRect area)
{
    constexpr int space = 8;
    constexpr qreal least = 0.7; // in line heights, for a thumbnail with a number
    const auto count = static_cast<int>(m_heads);
    const QFontMetricsF letters(PanelLabels::font(theme()));
    qreal narrowest = 0;
    for (const QString& number : m_headNumbers)
        narrowest = std::max(narrowest, letters.horizontalAdvance(number) + 4);
    int words = qRound(theme().em());
    const auto side = [&](int columns) {
        const int rows = (count + columns - 1) / columns;
        return std::min(area.width() / columns - space, area.height() / rows - words - 3);
    };
    const auto best = [&] {
        int columns = 1;
        for (int n = 1; n <= count && (words == 0 || n * narrowest <= area.width()); ++n)
            if (side(n) > side(columns))
                columns = n;
        return columns;
    };
    int columns = best();
    if (side(columns) < least * theme().em()) {
        words = 0;
        columns = best();
    }
    const int rows = (count + columns - 1) / columns;
    const int high = std::min(area.height() / rows, side(columns) + words + space);
    for (int i = 0; i < count; ++i) {
        MatrixPanel* panel = thumbnail(i);
        if (!panel->visible())
            continue;
        PanelContent content = panel->content();
        content.notes = words > 0 ? QStringList { m_headNumbers[i] } : QStringList();
        panel->setContent(content);
        const QRect box(area.left() + (i % columns) * (area.width() / columns),
            area.bottom() - (rows - i / columns) * high, area.width() / columns - space, high - 3);
        ui::place(*panel, cellArea(*panel, box, true));
    }
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
