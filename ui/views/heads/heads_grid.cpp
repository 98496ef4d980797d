#include "ui/views/heads/heads_grid.h"

#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    using Detail = HeadsGrid::Detail;

    // The narrowest map with this detail around it, in line heights.
    qreal narrowest(Detail detail)
    {
        constexpr std::array<qreal, 4> lines { 0, 3, 5, 8 };
        return lines.at(static_cast<std::size_t>(detail));
    }

    // The largest margins around a map.
    QMargins wordsOf(Detail detail, const Theme& theme)
    {
        constexpr std::array<qsizetype, 4> notes { 1, 0, 1, 2 };
        PanelContent content;
        if (detail != Detail::Map)
            content.name = content.subtitle = u"x"_s;
        content.notes = QStringList(notes.at(static_cast<std::size_t>(detail)), u"x"_s);
        return PanelLabels::margins(content, {}, theme);
    }

    constexpr int smallestRoom = 8; // pixels; smaller maps are compared by their room

    // The number of columns that gives the largest maps.
    MapGrid largest(const HeadsGrid::Request& request, const QMargins& words, const auto& named,
        const Theme& theme)
    {
        const auto cells = [&](const MapGrid& grid) {
            const QSize room = grid.room(request.area, words);
            const QSize size = cellSize(*request.shape, room, true, theme.scale);
            const int side = std::min(room.width(), room.height());
            return side < smallestRoom ? side : static_cast<double>(size.width()) * size.height();
        };
        MapGrid best;
        for (int columns = 1; columns <= request.count; ++columns) {
            const MapGrid next = named({ columns, (request.count + columns - 1) / columns });
            if (best.columns == 0 || cells(next) > 1.002 * cells(best))
                best = next;
        }
        return best;
    }

    HeadsGrid with(Detail detail, const HeadsGrid::Request& request, const SharedNames& names,
        const Theme& theme, bool whole = false)
    {
        const QMargins words = wordsOf(detail, theme);
        const auto cell = [&](const MapGrid& grid) {
            const QSize cells
                = cellSize(*request.shape, grid.room(request.area, words), true, theme.scale);
            return QSizeF(cells.width() / static_cast<double>(request.shape->cols()),
                cells.height() / static_cast<double>(request.shape->rows()));
        };
        const auto named = [&](MapGrid grid) {
            grid.whole = whole;
            return detail == Detail::Labels ? names.named(grid, theme, cell) : grid;
        };
        return { largest(request, words, named, theme), detail };
    }

    int sideOf(const HeadsGrid& grid, QSize area, const Theme& theme)
    {
        const QSize room = grid.maps.room(area, wordsOf(grid.detail, theme));
        return std::min(room.width(), room.height());
    }

} // namespace

HeadsGrid HeadsGrid::make(const Request& request, const SharedNames& names, const Theme& theme)
{
    constexpr double worthwhile = 0.7; // least size with names, as a share
    constexpr double worthWords = 0.9; // least size with whole instead of elided names
    HeadsGrid result;
    for (const Detail detail : { Detail::Labels, Detail::Numbers, Detail::Title, Detail::Map }) {
        result = with(detail, request, names, theme);
        const int side = sideOf(result, request.area, theme);
        const int least = result.maps.names == MapGrid::Names::Once
            ? qRound(worthwhile
                * sideOf(with(Detail::Numbers, request, names, theme), request.area, theme))
            : 0;
        if (request.alone || (side >= narrowest(detail) * theme.em() && side >= least))
            break;
    }
    if (result.detail == Detail::Labels)
        if (const HeadsGrid whole = with(Detail::Labels, request, names, theme, true);
            whole.maps.names == result.maps.names
            && sideOf(whole, request.area, theme)
                >= worthWords * sideOf(result, request.area, theme))
            result = whole;
    result.width = result.maps.room(request.area, {}).width();
    return result;
}

} // namespace ui
