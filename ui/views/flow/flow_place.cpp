#include "ui/document/tensor_display.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/plot/peaks.h"
#include "ui/views/flow/flow_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

// Layout of Flow's matrices.

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

    // Share of the figure's width for the input and the matrices below it.
    double leftShare(bool longText)
    {
        return longText ? 0.165 : 0.22;
    }

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

    QRect within(QRect area, QRectF share)
    {
        return QRectF(area.left() + share.left() * area.width(),
            area.top() + share.top() * area.height(), share.width() * area.width(),
            share.height() * area.height())
            .toRect();
    }

} // namespace

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

// Slots of the shown inputs, one below the other.
QRectF FlowView::slotOfInput(Part part) const
{
    const auto all = { X, Y, Z };
    const auto isShown = [this](Part each) { return shows(each); };
    const auto count = static_cast<int>(std::ranges::count_if(all, isShown));
    const double wide = leftShare(m_longText);
    if (count < 2)
        return { 0, 0.03, wide, 0.60 };
    const auto before
        = static_cast<int>(std::count_if(all.begin(), std::ranges::find(all, part), isShown));
    constexpr double height = 0.655;
    const double lowest = count == 3 ? 0.28 : height / count; // room for the colour bar
    const double share = (height - lowest) / (count - 1);
    return { 0, before * share, wide, (before + 1 == count ? lowest : share) - 0.005 };
}

// Slots of the head's output and its projections, side by side: they share the room of hidden ones.
QRectF FlowView::slotOfOutput(Part part) const
{
    const double top = m_longText ? 0.775 : 0.67;
    const auto slot = [&](double left, double width) { return QRectF(left, top, width, 1 - top); };
    if (shows(Concat) && shows(Output))
        return part == Head  ? slot(0.515, 0.16)
            : part == Concat ? slot(0.72, 0.11)
                             : slot(0.875, 0.125);
    return part == Head ? slot(0.55, 0.2) : slot(0.795, 0.205);
}

// Slots in shares of the figure: left, top, width, height. Arrows run between columns and from one
// matrix down to the next, so gaps with an arrow are wider.
QRectF FlowView::slotOf(Part part) const
{
    const double projections = m_longText ? 0.205 : 0.265;
    const double projected = m_longText ? 0.09 : 0.125;
    constexpr double projectedHeight = 0.32; // their titles keep off the frame above
    const double scores = m_longText ? 0.34 : 0.435;
    const double scored = m_longText ? 0.14 : 0.165;
    switch (part) {
    case Q:
        return { projections, 0.0, projected, projectedHeight };
    case K:
        return { projections, 0.34, projected, projectedHeight };
    case V:
        return { projections, 0.68, projected, projectedHeight };
    case Raw:
        return shows(Scores) ? QRectF(scores, 0.0, scored, 0.31)
                             : QRectF(scores, 0.10, scored, 0.44);
    case Scores:
        return { scores, 0.355, scored, 0.31 };
    case Weights:
        return m_longText ? QRectF(0.53, 0.0, 0.47, 0.73) : QRectF(0.65, 0.0, 0.35, 0.645);
    case Head:
    case Concat:
    case Output:
        return slotOfOutput(part);
    default:
        return slotOfInput(part);
    }
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
        QRect box = m_enlarged ? area : within(area, slotOf(which));
        if (!m_low && (m_enlarged || (which == Weights && !barIsBeside(area))))
            box.setBottom(box.bottom() - ColourBar::heightIn(theme()));
        if (!m_low && !m_enlarged && isInput(which))
            box.setBottom(std::min(box.bottom(), signedBar(area).top() - 6));
        if (box.size() != m_boxes[static_cast<std::size_t>(i)].size())
            adapt(which, box);
        m_boxes[static_cast<std::size_t>(i)] = box;
        ui::place(*part(which), cellsIn(which, box));
    }
    placeBars(area);
    placeThumbnails(within(area, { 0, 0.76, leftShare(m_longText) + 0.015, 0.24 }));
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

} // namespace ui
