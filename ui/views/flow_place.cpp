#include "ui/numbers.h"
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

    constexpr double narrowestColumn
        = 4; // pixels a column of numbers needs to be told from the next

    constexpr double smallestTitle = 0.75; // formulas that had to be smaller keep their letter only

    bool isSquare(FlowView::Part which) // tokens by tokens
    {
        return which == FlowView::Raw || which == FlowView::Scores || which == FlowView::Weights;
    }

    // Shares of the picture: left, top, width, height.
    QRectF slotOf(FlowView::Part part, bool cross, bool twoScores)
    {
        switch (part) {
        case FlowView::X:
            return cross ? QRectF(0, 0.0, 0.225, 0.325) : QRectF(0, 0.03, 0.225, 0.60);
        case FlowView::Y:
            return { 0, 0.33, 0.225, 0.325 };
        case FlowView::Q:
            return { 0.265, 0.0, 0.125, 0.33 };
        case FlowView::K:
            return { 0.265, 0.335, 0.125, 0.33 };
        case FlowView::V:
            return { 0.265, 0.67, 0.125, 0.33 };
        case FlowView::Raw:
            return twoScores ? QRectF(0.435, 0.0, 0.175, 0.33) : QRectF(0.435, 0.10, 0.20, 0.44);
        case FlowView::Scores:
            return { 0.435, 0.335, 0.175, 0.33 };
        case FlowView::Weights:
            return { 0.65, 0.0, 0.35, 0.645 };
        case FlowView::Head:
            return { 0.515, 0.67, 0.18, 0.33 };
        case FlowView::Concat:
            return { 0.72, 0.67, 0.13, 0.33 };
        case FlowView::Output:
        case FlowView::PartCount:
            break;
        }
        return { 0.87, 0.67, 0.13, 0.33 };
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
        range = u"±"_s + shown(double(document().picture()->largest(*whole.matrix)), 3);
    // That not every number is shown is said in any case.
    const std::vector<QStringList> choices = group > 1
        ? std::vector<QStringList> { { name, shape, peaks, range }, { shape, peaks, range },
              { peaks, range }, { peaks } }
        : std::vector<QStringList> { { name, shape, range }, { name, range }, { shape, range },
              { shape } };
    const QFontMetricsF metrics(theme().sized(0.85));
    for (QStringList parts : choices) {
        parts.removeAll(QString());
        const QString text = parts.join(u" · "_s);
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
    if (compact && which != X && which != Y)
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
    content.subtitle = subtitleFor(which, m_group[at], box.width());
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
        QRect box = m_enlarged ? area : within(area, slotOf(which, shows(Y), shows(Scores)));
        if (m_enlarged || which == Weights)
            box.setBottom(box.bottom() - barHeight());
        if (!m_enlarged && (which == X || which == Y))
            box.setBottom(std::min(box.bottom(), signedBar(area).top() - 6));
        if (box.size() != m_boxes[static_cast<std::size_t>(i)])
            adapt(which, box);
        m_boxes[static_cast<std::size_t>(i)] = box.size();
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
