#include "ui/plot/matrix_panel.h"

#include "ui/plot/highlights.h"
#include "ui/plot/panel_labels.h"
#include "ui/plot/panel_paint.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Small enough to be written in cells; masked cells have no number.
    bool isWholeMatrix(const core::Matrix& matrix)
    {
        constexpr core::Index mostCells = 4096;
        constexpr float largest = 1000;
        return matrix.size() <= mostCells && std::ranges::all_of(matrix.values(), [](float value) {
            return value == core::excluded
                || (std::abs(value) < largest && value == std::round(value));
        });
    }

    constexpr double largestCell = 44; // pixels; keeps maps of short sentences modest
    constexpr double largestSquare = 160; // few tokens fill the room as well
    constexpr double longSide = 2.5; // side ratio from which cells are stretched …
    constexpr double leastStretch = 3; // … by at least this factor, more for few long lines …
    constexpr double mostStretch = 8; // … up to this factor

} // namespace

QCPLayer* overlayLayer(QCustomPlot* plot)
{
    if (plot->layer(u"lights"_s) == nullptr) {
        plot->addLayer(u"lights"_s);
        plot->layer(u"lights"_s)->setMode(QCPLayer::lmBuffered);
    }
    return plot->layer(u"lights"_s);
}

MatrixPanel::MatrixPanel(QCustomPlot* plot)
    : QCPAxisRect(plot, true)
    , m_map(new CellMap(axis(QCPAxis::atBottom), axis(QCPAxis::atLeft)))
{
    overlayLayer(plot);
    setAutoMargins(QCP::msNone);
    setMinimumSize(0, 0); // with many heads each panel is small
    axis(QCPAxis::atLeft)->setRangeReversed(true);
    for (QCPAxis* each : axes()) {
        each->setVisible(false);
        each->setTicks(false); // otherwise they are computed all the same
        each->setTickLabels(false);
        each->grid()->setVisible(false);
    }
    new PanelGround(this);
    m_decoration = new PanelDecoration(this); // owned by the plot, as every layerable
    new Highlights(this);
    for (QCPAxis* each : { axis(QCPAxis::atBottom), axis(QCPAxis::atLeft) })
        connect(each, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            &MatrixPanel::keepInside);
}

void MatrixPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_rows = m_columns = {};
    m_decoration->forget();
    m_map->setHatch(theme.panel, theme.line, std::max(1.0, theme.scale));
}

void MatrixPanel::paintIn(QCPLayer* layer)
{
    const auto put = [&](QCPLayerable* each, const QString& usual) {
        QCPLayer* const wanted = layer != nullptr ? layer : parentPlot()->layer(usual);
        if (each->layer() != wanted)
            each->setLayer(wanted);
    };
    put(m_map, u"main"_s); // below the labels
    put(m_decoration, u"axes"_s);
}

void MatrixPanel::setContent(const PanelContent& content)
{
    const bool sameShape = m_content.matrix && content.matrix
        && m_content.matrix->rows() == content.matrix->rows()
        && m_content.matrix->cols() == content.matrix->cols();
    if (m_content.matrix != content.matrix)
        m_isWhole = content.matrix != nullptr && isWholeMatrix(*content.matrix);
    m_content = content;
    m_map->setCells(content.matrix, content.scale);
    if (!sameShape)
        resetZoom();
}

void MatrixPanel::setLight(const Highlight& light)
{
    m_light = light;
}

std::optional<Cell> MatrixPanel::cellAt(QPointF position) const
{
    if (!m_content.matrix || !QRectF(rect()).contains(position))
        return std::nullopt;
    const auto index
        = [](double coordinate) { return static_cast<core::Index>(std::floor(coordinate + 0.5)); };
    const Cell cell { index(axis(QCPAxis::atLeft)->pixelToCoord(position.y() - 1)),
        index(axis(QCPAxis::atBottom)->pixelToCoord(position.x())) };
    const bool inside = cell.row >= 0 && cell.row < m_content.matrix->rows() && cell.column >= 0
        && cell.column < m_content.matrix->cols();
    return inside ? std::optional(cell) : std::nullopt;
}

void MatrixPanel::resetZoom()
{
    if (!m_content.matrix)
        return;
    axis(QCPAxis::atBottom)->setRange(-0.5, static_cast<double>(m_content.matrix->cols()) - 0.5);
    axis(QCPAxis::atLeft)->setRange(-0.5, static_cast<double>(m_content.matrix->rows()) - 0.5);
}

void MatrixPanel::lookAt(const MatrixPanel& other)
{
    for (const auto side : { QCPAxis::atBottom, QCPAxis::atLeft })
        axis(side)->setRange(other.axis(side)->range());
}

bool MatrixPanel::zoomed() const
{
    return m_content.matrix
        && (axis(QCPAxis::atBottom)->range().size() < static_cast<double>(m_content.matrix->cols())
            || axis(QCPAxis::atLeft)->range().size()
                < static_cast<double>(m_content.matrix->rows()));
}

void MatrixPanel::keepInside()
{
    if (!m_content.matrix)
        return;
    const auto clamp = [](QCPAxis* each, double count) {
        const QCPRange range = each->range();
        const double size = std::clamp(range.size(), std::min(2.0, count), count);
        const double lower = std::clamp(range.center() - size / 2, -0.5, count - 0.5 - size);
        if (std::abs(lower - range.lower) > 1e-9 || std::abs(size - range.size()) > 1e-9)
            each->setRange(lower, lower + size);
    };
    clamp(axis(QCPAxis::atBottom), static_cast<double>(m_content.matrix->cols()));
    clamp(axis(QCPAxis::atLeft), static_cast<double>(m_content.matrix->rows()));
}

QMargins MatrixPanel::frameMargins(const PanelContent& content) const
{
    const auto measure = [&](Measured& known, const QStringList& labels, const auto& space) {
        if (known.labels != labels || known.longest != content.longestLabel)
            known = { labels, content.longestLabel, space(labels, content.longestLabel, m_theme) };
    };
    measure(m_rows, content.possibleRows.isEmpty() ? content.rows : content.possibleRows,
        PanelLabels::spaceOfRows);
    measure(m_columns,
        content.possibleColumns.isEmpty() ? content.columns : content.possibleColumns,
        PanelLabels::spaceOfColumns);
    return PanelLabels::margins(
        content, { m_rows.space.left, m_columns.space.top, m_columns.space.right }, m_theme);
}

QSize cellSize(const core::Matrix& matrix, QSize room, bool square, qreal letters)
{
    const auto rows = static_cast<double>(matrix.rows());
    const auto columns = static_cast<double>(matrix.cols());
    const double cap = std::max(1.0, letters) * (square ? largestSquare : largestCell);
    double wide = std::min(std::max(room.width(), 8) / columns, cap);
    double high = std::min(std::max(room.height(), 8) / rows, cap);
    if (square) {
        const double ratio = std::max(rows / columns, columns / rows);
        const double stretch
            = ratio > longSide ? std::clamp(ratio / 2, leastStretch, mostStretch) : 1;
        const double most = std::min(wide, high) * stretch;
        wide = std::min(wide, most);
        high = std::min(high, most);
    }
    return { std::max(3, static_cast<int>(std::round(wide * columns))),
        std::max(3, static_cast<int>(std::round(high * rows))) };
}

QRect cellArea(const MatrixPanel& panel, QRect box, bool square)
{
    const QRect room = box.marginsRemoved(panel.frameMargins());
    QRect cells({}, cellSize(*panel.content().matrix, room.size(), square, panel.theme().scale));
    cells.moveCenter(room.center());
    return cells;
}

void place(MatrixPanel& panel, QRect cells)
{
    const QMargins margins = panel.frameMargins();
    panel.setMargins(margins);
    panel.setOuterRect(cells.marginsAdded(margins));
    panel.update(QCPLayoutElement::upLayout);
}

} // namespace ui
