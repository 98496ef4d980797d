#include "ui/plot/free_layout.h"
#include "ui/plot/panel_labels.h"
#include "ui/views/steps/steps_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Where the matrices of a step stand.

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal widestCell = 4.2; // in lines' heights
    constexpr qreal highestCell = 2.4;
    constexpr qreal lowestRow = 0.6; // of a matrix that is still to be seen, a cell
    constexpr qreal matrixGap = 0.9; // between matrices
    constexpr qreal smallestTitle = 0.6; // of its size where there is room

    // One direction of the grid: what stands before, in and after the cells of each track.
    struct Lane {
        qreal before = 0, after = 0;
        qreal share = 0;
        core::Index cells = 1; // of its largest matrix
        qreal size = 0; // given to the cells
        qreal start = 0; // where they begin
    };

    // Shares out `room`: tracks without a share get what their cells like, the others the rest,
    // none more than its cells can use.
    void shareOut(std::vector<Lane>& lanes, qreal from, qreal room, qreal cell)
    {
        qreal shares = 0;
        qreal wanted = 0; // by the tracks without a share
        for (const Lane& lane : lanes) {
            room -= lane.before + lane.after;
            shares += lane.share;
            wanted += lane.share == 0 ? cell * static_cast<qreal>(lane.cells) : 0;
        }
        const qreal granted = std::max(4.0, std::min(wanted, shares > 0 ? room * 0.5 : room));
        for (Lane& lane : lanes) {
            const qreal most = std::max(4.0, cell * static_cast<qreal>(lane.cells));
            lane.size = lane.share == 0
                ? most * std::min(1.0, granted / std::max(1.0, wanted))
                : std::clamp((room - (wanted > 0 ? granted : 0)) * lane.share / shares, 4.0, most);
        }
        for (Lane& lane : lanes) {
            lane.start = from + lane.before;
            from = lane.start + lane.size + lane.after;
        }
    }

    // Whether that height is enough for a line beside each row of cells, or beside most of many.
    bool leavesRoom(const std::vector<Lane>& rows, qreal height, qreal em)
    {
        constexpr qreal line = 0.95;
        constexpr qreal lines = 8;
        for (const Lane& row : rows)
            height -= row.before + row.after
                + std::clamp(line * static_cast<qreal>(row.cells), 1.2, lines) * em;
        return height >= 0;
    }

    std::vector<Lane> lanesOf(const std::vector<Track>& tracks, qreal after)
    {
        std::vector<Lane> result;
        for (const Track& track : tracks)
            result.push_back({ 0, after, track.share });
        return result;
    }

    // To the nearer of its neighbours.
    qreal gapAround(const std::vector<Lane>& columns, std::size_t at)
    {
        const auto between = [&](std::size_t left) {
            return columns[left + 1].start - columns[left].start - columns[left].size;
        };
        qreal gap = std::numeric_limits<qreal>::max();
        if (at > 0)
            gap = between(at - 1);
        return at + 1 < columns.size() ? std::min(gap, between(at)) : gap;
    }

} // namespace

void StepsView::place(QRect area)
{
    if (m_trace == nullptr || area.isEmpty())
        return;
    const qreal em = theme().em();
    std::vector<Lane> columns = lanesOf(m_picture.columns, matrixGap * em);
    std::vector<Lane> rows = lanesOf(m_picture.rows, matrixGap * em * 0.6);
    for (std::size_t i = 0; i < m_picture.panels.size(); ++i) {
        const StepPanel& what = m_picture.panels[i];
        const QMarginsF frame = m_frames[i];
        Lane& column = columns[static_cast<std::size_t>(what.column)];
        Lane& row = rows[static_cast<std::size_t>(what.row)];
        const qreal sign = what.sign.isEmpty() ? 0 : signWidth(what);
        Lane& lastColumn = what.wide ? columns.back() : column;
        column.before = std::max(column.before, frame.left() + sign);
        lastColumn.after = std::max(lastColumn.after, frame.right());
        row.before = std::max(row.before, frame.top());
        if (!what.wide)
            column.cells = std::max(column.cells, what.matrix->cols());
        row.cells = std::max(row.cells, what.matrix->rows());
    }
    if (m_picture.bars) {
        rows.back().before = 1.6 * em; // the numbers on the bars
        rows.back().cells = 5; // as high as five cells
    }
    m_page.pictureHeight = m_page.leastPicture = 0;
    for (const Lane& row : rows) {
        const auto cells = static_cast<qreal>(row.cells);
        m_page.pictureHeight += row.before + row.after + highestCell * em * cells;
        m_page.leastPicture
            += row.before + row.after + std::max(lowestRow * em * std::min(cells, 2.0), 1.1 * em);
    }
    m_page.pictureHeight += scaleHeight();
    if (m_picture.panels.empty())
        m_page.pictureHeight = m_page.leastPicture = 0; // all is for the tokens
    QRectF room = m_page.layOut(nullptr, area, theme());
    const bool scales = leavesRoom(rows, room.height() - scaleHeight(), em);
    if (scales)
        room.setBottom(room.bottom() - scaleHeight());
    shareOut(columns, room.left(), room.width(), widestCell * em);
    shareOut(rows, room.top(), room.height(), highestCell * em);
    std::vector<QRect> cells;
    for (const StepPanel& what : m_picture.panels) {
        const Lane& column = columns[static_cast<std::size_t>(what.column)];
        const Lane& row = rows[static_cast<std::size_t>(what.row)];
        const qreal across
            = what.wide ? columns.back().start + columns.back().size - column.start : column.size;
        const qreal wide
            = std::min(across, widestCell * em * static_cast<qreal>(what.matrix->cols()));
        const qreal high
            = std::min(row.size, highestCell * em * static_cast<qreal>(what.matrix->rows()));
        cells.emplace_back(qRound(column.start), qRound(row.start), std::max(2, qRound(wide)),
            std::max(2, qRound(high)));
    }
    const qreal titles = titleFit(cells);
    for (std::size_t i = 0; i < m_picture.panels.size(); ++i) {
        const StepPanel& what = m_picture.panels[i];
        const QMargins frame = m_frames[i];
        const qreal wide = cells[i].width();
        fitWords(i, titles, wide + matrixGap * em,
            wide + gapAround(columns, static_cast<std::size_t>(what.column)));
        const QRect outer = cells[i].marginsAdded(frame);
        m_sameMatrices = m_sameMatrices && (what.onlyQuery || panels()[i]->outerRect() == outer);
        panels()[i]->setMargins(frame);
        panels()[i]->setOuterRect(outer);
        panels()[i]->update(QCPLayoutElement::upLayout);
    }
    if (m_picture.bars) {
        const QRect above = panels()[m_picture.panels.size() - 1]->rect();
        m_barsRect->setMargins({});
        m_barsRect->setOuterRect({ above.left(), qRound(rows.back().start), above.width(),
            std::max(2, qRound(rows.back().size)) });
        m_barsRect->update(QCPLayoutElement::upLayout);
    }
    placeScales(scales ? room : QRectF());
}

// With the room around it.
qreal StepsView::signWidth(const StepPanel& what) const
{
    const qreal em = theme().em();
    return std::max(1.6 * em, Formula(what.sign).extent(theme(), signSize).width + 0.6 * em);
}

// The size of titles with which none runs into the next one of its row.
qreal StepsView::titleFit(const std::vector<QRect>& cells) const
{
    constexpr qreal apart = 0.4; // heights of letters
    qreal result = 1;
    const auto widthOf = [&](std::size_t place) {
        const MatrixPanel& panel = *panels()[place];
        return panel.content().title.extent(panel.theme()).width;
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = 0; j < cells.size(); ++j) {
            const StepPanel& left = m_picture.panels[i];
            const StepPanel& right = m_picture.panels[j];
            const qreal needed = (widthOf(i) + widthOf(j)) / 2;
            if (left.row == right.row && left.column < right.column && needed > 0)
                result = std::min(result,
                    (cells[j].center().x() - cells[i].center().x() - apart * theme().em())
                        / needed);
        }
    return std::max(result, smallestTitle);
}

// The longest subtitle that keeps away from its neighbours; the shortest may come as near as it
// can.
void StepsView::fitWords(std::size_t place, qreal titles, qreal width, qreal most)
{
    MatrixPanel& panel = *panels()[place];
    const QFontMetricsF metrics(PanelLabels::font(panel.theme()));
    const QStringList& all = m_subtitles[place];
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    const auto found = std::ranges::find_if(all, fits);
    PanelContent content = panel.content();
    content.subtitle = found != all.end()               ? *found
        : metrics.horizontalAdvance(all.back()) <= most ? all.back()
                                                        : u" "_s; // its line stays
    content.titleFactor = titles;
    if (content.subtitle != panel.content().subtitle
        || content.titleFactor != panel.content().titleFactor)
        panel.setContent(content);
}

} // namespace ui
