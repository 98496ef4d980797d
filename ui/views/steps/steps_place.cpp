#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/views/steps/steps_lanes.h"
#include "ui/views/steps/steps_view.h"

#include <algorithm>
#include <cmath>

// Layout of a step's matrices.

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal widestCell = 4.2; // in line heights
    constexpr qreal highestCell = 2.4;
    constexpr qreal lowestRow = 0.6; // least height of a cell of a matrix, in line heights
    constexpr qreal lowestMatrix = 2; // least height of a matrix, in line heights
    constexpr qreal lowestLine = 1.1; // least height of a single row
    constexpr qreal narrowestMatrix = 1.5;
    constexpr qreal matrixGap = 0.9; // gap between matrices
    constexpr qreal smallestTitle = 0.6; // smallest title, relative to its usual size

} // namespace

StepLanes StepsView::grid() const
{
    const qreal em = theme().em() * m_letters / pictureLetters.front();
    StepLanes result { lanesOf(m_canvas.columns, matrixGap * em),
        lanesOf(m_canvas.rows, matrixGap * em * 0.6) };
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        const StepPanel& what = m_canvas.panels[i];
        const QMarginsF frame = m_frames[i];
        Lane& column = result.columns[static_cast<std::size_t>(what.column)];
        Lane& row = result.rows[static_cast<std::size_t>(what.row)];
        const qreal sign = what.sign.isEmpty() ? 0 : signWidth(what);
        Lane& lastColumn = what.wide ? result.columns.back() : column;
        column.before = std::max(column.before, frame.left() + sign);
        lastColumn.after = std::max(lastColumn.after, frame.right());
        row.before = std::max(row.before, frame.top());
        const qreal title = Formula(what.title).extent(panels()[i]->theme(), 1).width;
        if (!what.wide) {
            column.cells = std::max(column.cells, what.matrix->cols());
            column.least = std::max({ column.least, title, narrowestMatrix * em });
        }
        row.cells = std::max(row.cells, what.matrix->rows());
        row.least = std::max(row.least,
            em
                * std::clamp(
                    lowestRow * static_cast<qreal>(what.matrix->rows()), lowestLine, lowestMatrix));
    }
    if (m_canvas.bars) {
        result.rows.back().before = 1.6 * em; // room of the numbers on the bars
        result.rows.back().cells = 5; // the bars are as high as five cells
        result.rows.back().least = lowestLine * em;
    }
    return result;
}

QRectF StepsView::makeRoom(QRect area, const StepLanes& lanes)
{
    const bool any = m_pictured && !m_canvas.panels.empty(); // otherwise text and tokens only
    m_page.pictureHeight = scaleHeight();
    for (const Lane& row : lanes.rows)
        m_page.pictureHeight
            += row.before + row.after + highestCell * theme().em() * static_cast<qreal>(row.cells);
    m_page.pictureHeight = any ? m_page.pictureHeight : 0;
    m_page.leastPicture = any ? needed(lanes.rows) : 0;
    m_page.leastWidth = any ? needed(lanes.columns) : 0;
    return m_page.layOut(nullptr, area, theme());
}

// With too little room the figure's text becomes smaller, then the page drops its text, then the
// figure: nothing overlaps.
void StepsView::fitPicture(QRect area)
{
    const auto fits = [&] {
        const QRectF room = makeRoom(area, grid());
        return room.height() > m_page.leastPicture - 1 && room.width() > m_page.leastWidth - 1;
    };
    if (m_onlyPointed && (!m_pictured || fits()))
        return;
    m_pictured = true;
    for (const bool wordless : { false, true })
        for (const qreal letters : pictureLetters) {
            m_page.wordless = wordless;
            setLetters(letters);
            if (fits())
                return;
        }
    m_pictured = false;
    m_page.wordless = m_canvas.panels.empty(); // the tokens replace the figure
}

void StepsView::setLetters(qreal letters)
{
    if (m_letters == letters)
        return;
    m_letters = letters;
    m_sameMatrices = false;
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        panels()[i]->setTheme(pictureTheme());
        m_frames[i] = panels()[i]->frameMargins();
    }
}

Theme StepsView::pictureTheme() const
{
    Theme result = theme();
    result.scale *= m_letters;
    result.font = result.sized(1);
    return result;
}

qreal StepsView::signLetters() const
{
    return signSize * m_letters / pictureLetters.front();
}

void StepsView::showPicture(bool visible)
{
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
    }
    m_barsRect->setVisible(visible && m_canvas.bars);
    m_bars->setVisible(visible && m_canvas.bars);
}

void StepsView::place(QRect area)
{
    if (m_trace == nullptr || area.isEmpty())
        return;
    fitPicture(area);
    showPicture(m_pictured);
    const qreal em = theme().em();
    StepLanes lanes = grid();
    std::vector<Lane>& columns = lanes.columns;
    std::vector<Lane>& rows = lanes.rows;
    QRectF room = makeRoom(area, lanes);
    if (!m_pictured) {
        placeScales({});
        return;
    }
    const bool scales = leavesRoom(rows, room.height() - scaleHeight(), em);
    if (scales)
        room.setBottom(room.bottom() - scaleHeight());
    shareOut(columns, room.left(), room.width(), widestCell * em);
    shareOut(rows, room.top(), room.height(), highestCell * em);
    std::vector<QRect> cells;
    for (const StepPanel& what : m_canvas.panels) {
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
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        const StepPanel& what = m_canvas.panels[i];
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
    if (m_canvas.bars) {
        const QRect above = panels()[m_canvas.panels.size() - 1]->rect();
        m_barsRect->setMargins({});
        m_barsRect->setOuterRect({ above.left(), qRound(rows.back().start), above.width(),
            std::max(2, qRound(rows.back().size)) });
        m_barsRect->update(QCPLayoutElement::upLayout);
    }
    placeScales(scales ? room : QRectF());
}

// Including the room around the sign.
qreal StepsView::signWidth(const StepPanel& what) const
{
    const qreal em = theme().em() * m_letters / pictureLetters.front();
    return std::max(1.6 * em, Formula(what.sign).extent(theme(), signLetters()).width + 0.6 * em);
}

// Title size at which titles in a row do not touch.
qreal StepsView::titleFit(const std::vector<QRect>& cells) const
{
    constexpr qreal apart = 0.4; // in line heights
    qreal result = 1;
    const auto widthOf = [&](std::size_t place) {
        const MatrixPanel& panel = *panels()[place];
        return panel.content().title.extent(panel.theme()).width;
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = 0; j < cells.size(); ++j) {
            const StepPanel& left = m_canvas.panels[i];
            const StepPanel& right = m_canvas.panels[j];
            const qreal needed = (widthOf(i) + widthOf(j)) / 2;
            if (left.row == right.row && left.column < right.column && needed > 0)
                result = std::min(result,
                    (cells[j].center().x() - cells[i].center().x() - apart * theme().em())
                        / needed);
        }
    return std::max(result, smallestTitle);
}

// Chooses the longest subtitle that stays clear of its neighbours; the shortest is always allowed.
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
                                                        : u" "_s; // keeps the line
    content.titleFactor = titles;
    if (content.subtitle != panel.content().subtitle
        || content.titleFactor != panel.content().titleFactor)
        panel.setContent(content);
}

} // namespace ui
