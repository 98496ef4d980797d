#include "ui/document.h"
#include "ui/numbers.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/fit.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/panel_labels.h"
#include "ui/plot/peaks.h"
#include "ui/views/flow_view.h"

#include <algorithm>
#include <cmath>

// Where the matrices of the flow stand.

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr double narrowestColumn = 1.25; // pixels a column of numbers needs to be seen

    constexpr double smallestTitle = 0.75; // formulas that had to be smaller keep their letter only

    bool isInput(FlowView::Part which)
    {
        return which == FlowView::X || which == FlowView::Y || which == FlowView::Z;
    }

    bool isSquare(FlowView::Part which) // tokens by tokens
    {
        return which == FlowView::Raw || which == FlowView::Scores || which == FlowView::Weights;
    }

    // The inputs that are shown, one below the other.
    QRectF slotOfInput(const FlowView& view, FlowView::Part part)
    {
        const auto all = { FlowView::X, FlowView::Y, FlowView::Z };
        const auto shown = [&](FlowView::Part each) { return view.shows(each); };
        const auto count = static_cast<int>(std::ranges::count_if(all, shown));
        if (count < 2)
            return { 0, 0.03, 0.22, 0.60 };
        const auto before
            = static_cast<int>(std::count_if(all.begin(), std::ranges::find(all, part), shown));
        const double share = 0.655 / count;
        return { 0, before * share, 0.22, share - 0.005 };
    }

    // The head's output and what is made of it, side by side: they share the room of those that
    // are not shown.
    QRectF slotOfOutput(const FlowView& view, FlowView::Part part)
    {
        const bool concat = view.shows(FlowView::Concat);
        const bool output = view.shows(FlowView::Output);
        if (concat && output)
            return part == FlowView::Head  ? QRectF(0.515, 0.67, 0.16, 0.33)
                : part == FlowView::Concat ? QRectF(0.72, 0.67, 0.11, 0.33)
                                           : QRectF(0.875, 0.67, 0.125, 0.33);
        return part == FlowView::Head ? QRectF(0.55, 0.67, 0.2, 0.33)
                                      : QRectF(0.795, 0.67, 0.205, 0.33);
    }

    // Shares of the picture: left, top, width, height. Arrows pass between columns, and down from
    // one matrix to the next, so these are further apart than matrices no arrow joins.
    QRectF slotOf(const FlowView& view, FlowView::Part part)
    {
        switch (part) {
        case FlowView::Q:
            return { 0.265, 0.0, 0.125, 0.33 };
        case FlowView::K:
            return { 0.265, 0.335, 0.125, 0.33 };
        case FlowView::V:
            return { 0.265, 0.67, 0.125, 0.33 };
        case FlowView::Raw:
            return view.shows(FlowView::Scores) ? QRectF(0.435, 0.0, 0.165, 0.31)
                                                : QRectF(0.435, 0.10, 0.165, 0.44);
        case FlowView::Scores:
            return { 0.435, 0.355, 0.165, 0.31 };
        case FlowView::Weights:
            return { 0.65, 0.0, 0.35, 0.645 };
        case FlowView::Head:
        case FlowView::Concat:
        case FlowView::Output:
            return slotOfOutput(view, part);
        default:
            return slotOfInput(view, part);
        }
    }

    QRect within(QRect area, QRectF share)
    {
        return QRectF(area.left() + share.left() * area.width(),
            area.top() + share.top() * area.height(), share.width() * area.width(),
            share.height() * area.height())
            .toRect();
    }

} // namespace

// Columns too narrow to be told apart are taken together; enlarged, each is drawn.
core::Index FlowView::groupFor(Part which, int width) const
{
    const core::Matrix& whole = *m_whole[static_cast<std::size_t>(which)].matrix;
    if (m_enlarged || whole.cols() < 2 || isSquare(which))
        return 1;
    const double columns = static_cast<double>(std::max(width, 8)) / narrowestColumn;
    return std::clamp<core::Index>(
        static_cast<core::Index>(std::ceil(static_cast<double>(whole.cols()) / columns)), 1,
        whole.cols());
}

// What is said of a matrix under its title, as much of it as fits.
QString FlowView::subtitleFor(Part which, core::Index group, int width) const
{
    const PanelContent& whole = m_whole[static_cast<std::size_t>(which)];
    const QString shape = u"%1 × %2"_s.arg(whole.matrix->rows()).arg(whole.matrix->cols());
    const QString& name = whole.subtitle;
    QString peaks;
    if (group > 1)
        peaks = tr("peaks of %n", nullptr, static_cast<int>(group));
    QString range; // which the colours need
    if (which != Weights)
        range = u"±"_s + shown(double(whole.scale.high), 3);
    // That not every number is shown is said in any case.
    const std::vector<QStringList> choices = group > 1
        ? std::vector<QStringList> { { name, shape, peaks, range }, { shape, peaks, range },
              { peaks, range }, { peaks } }
        : std::vector<QStringList> { { name, shape, range }, { name, range }, { shape, range },
              { range }, { shape } };
    const QFontMetricsF metrics(theme().sized(0.85));
    for (QStringList parts : choices) {
        parts.removeAll(QString());
        QString text = parts.join(u" · "_s);
        if (metrics.horizontalAdvance(text) <= width)
            return text;
    }
    return {};
}

// The matrix with the words and columns there is room for.
void FlowView::adapt(Part which, QRect box)
{
    const auto at = static_cast<std::size_t>(which);
    PanelContent content = m_whole[at];
    const bool compact = box.width() < 14 * theme().em() && !m_enlarged;
    if (compact && !isInput(which))
        content.rows = content.columns = {};
    const QFontMetricsF letters(PanelLabels::font(theme()));
    content.longestLabel // long words must leave room for the numbers
        = std::clamp(box.width() / letters.height() / 2, 2.5, content.longestLabel);
    const int width = box.marginsRemoved(part(which)->frameMargins(content)).width();
    m_group[at] = groupFor(which, width);
    if (m_group[at] > 1)
        content.matrix
            = std::make_shared<const core::Matrix>(peaksOfColumns(*content.matrix, m_group[at]));
    const auto fit
        = [&] { return box.width() / std::max(content.title.extent(theme()).width, 1.0); };
    if (fit() < smallestTitle)
        content.title = content.title.subject();
    content.titleFactor = std::clamp(fit(), 0.6, 1.0);
    content.subtitle // the keys' arrow passes beside that of Z
        = subtitleFor(which, m_group[at], which == Z ? width : box.width());
    part(which)->setContent(content);
}

void FlowView::place(QRect area)
{
    if (m_heads == 0 || area.isEmpty())
        return;
    area.adjust(14, 2, -12, -8);
    for (int i = 0; i < PartCount; ++i) {
        const auto which = static_cast<Part>(i);
        if (!shows(which))
            continue;
        QRect box = m_enlarged ? area : within(area, slotOf(*this, which));
        if (m_enlarged || which == Weights)
            box.setBottom(box.bottom() - ColourBar::heightIn(theme()));
        if (!m_enlarged && isInput(which))
            box.setBottom(std::min(box.bottom(), signedBar(area).top() - 6));
        if (box.size() != m_boxes[static_cast<std::size_t>(i)].size())
            adapt(which, box);
        m_boxes[static_cast<std::size_t>(i)] = box;
        ui::place(*part(which), cellArea(*part(which), box, isSquare(which)));
    }
    placeBars(area);
    placeThumbnails(within(area, { 0, 0.76, 0.235, 0.24 }));
}

void FlowView::placeThumbnails(QRect area)
{
    constexpr int space = 8;
    const auto count = static_cast<int>(m_heads);
    const int words = thumbnail(0)->content().notes.isEmpty() ? 0 : qRound(theme().em());
    const auto side = [&](int columns) {
        const int rows = (count + columns - 1) / columns;
        return std::min(area.width() / columns - space, area.height() / rows - words - 3);
    };
    int columns = 1;
    for (int n = 1; n <= count; ++n)
        if (side(n) > side(columns))
            columns = n;
    const int rows = (count + columns - 1) / columns;
    const int high = std::min(area.height() / rows, side(columns) + words + space);
    for (int i = 0; i < count; ++i) {
        MatrixPanel* panel = thumbnail(i);
        if (!panel->visible())
            continue;
        const QRect box(area.left() + (i % columns) * (area.width() / columns),
            area.bottom() - (rows - i / columns) * high, area.width() / columns - space, high - 3);
        ui::place(*panel, cellArea(*panel, box, true));
    }
}

} // namespace ui
