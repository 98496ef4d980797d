#include "ui/views/atlas/atlas_grid.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

    constexpr qreal muchLarger = 1.2; // maps drop their text if they become this factor larger
    constexpr qreal leastWidth = 4; // including the gap
    constexpr qreal mostSpare = 0.25; // largest extra gap between two layers, in map heights
    constexpr qreal mostBeside = 1.0; // largest gap between two heads, in map widths, for text

    // Size of a map with its gap and the text below, as a function of its width.
    struct AtlasCell {
        qreal shape, line, thickest, leastForWords;

        [[nodiscard]] static qreal gap(qreal width) { return std::clamp(width * 0.08, 1.0, 10.0); }
        [[nodiscard]] qreal frame(qreal width) const
        {
            return std::clamp((width - gap(width)) / 40, 1.0, thickest);
        }
        [[nodiscard]] qreal reach(qreal width) const
        {
            return AtlasGrid::chosenReach * frame(width);
        }
        [[nodiscard]] qreal word(qreal width) const { return width >= leastForWords ? line : 0; }
        // The text fits between two frames.
        [[nodiscard]] qreal height(qreal width) const
        {
            const qreal below = word(width);
            return (width - gap(width)) * shape
                + (below > 0 ? below + 2 * reach(width) : gap(width));
        }
    };

    // The largest width at which `count` maps fit in the area in sequence.
    qreal flowingWidth(std::size_t count, QSizeF area, const AtlasCell& cell)
    {
        for (qreal across = 1; across <= qreal(count); ++across) {
            const qreal width = area.width() / across;
            if (std::ceil(qreal(count) / across) * cell.height(width) <= area.height())
                return width;
        }
        return area.width() / qreal(std::max<std::size_t>(1, count));
    }

    // `down`: number of maps one above the other.
    qreal shrunk(qreal width, qreal down, qreal height, const AtlasCell& cell)
    {
        while (width > leastWidth && down * cell.height(width) > height)
            width *= 0.98;
        return width;
    }

} // namespace

AtlasGrid AtlasGrid::make(
    const std::vector<std::vector<HeadPosition>>& rows, qreal shape, const Room& room)
{
    std::size_t most = 1, count = 0;
    for (const auto& row : rows) {
        most = std::max(most, row.size());
        count += row.size();
    }
    const qreal around = chosenReach * room.thickest;
    const QRectF area = room.byPlace
        ? room.area.adjusted(room.name + around, room.line + around, 0, 0)
        : room.area;
    AtlasCell cell { shape, room.line, room.thickest, room.leastForWords };
    const auto layers = qreal(rows.size());
    qreal width = room.byPlace
        ? shrunk(area.width() / qreal(most), layers, area.height(), cell)
        : shrunk(flowingWidth(count, area.size(), cell), 1, area.height(), cell);
    if (room.byPlace && room.reportedElsewhere) {
        const AtlasCell bare { shape, 0, room.thickest, room.leastForWords };
        const qreal alone = shrunk(area.width() / qreal(most), layers, area.height(), bare);
        if (alone > muchLarger * width) {
            cell = bare;
            width = alone;
        }
    }
    const qreal high = cell.height(width);
    // Spare room separates the layers.
    const qreal spare = room.byPlace ? area.height() / layers - high : 0;
    const qreal step = high + std::clamp(spare, 0.0, mostSpare * high);
    const auto across = std::max<std::size_t>(1, std::size_t(area.width() / width + 1e-6));
    const qreal gap = AtlasCell::gap(width);
    const qreal column = room.byPlace
        ? std::clamp(area.width() / qreal(most), width, (1 + mostBeside) * width)
        : width;
    AtlasGrid grid;
    grid.map = QSizeF(width - gap, (width - gap) * shape);
    grid.frame = cell.frame(width);
    std::size_t place = 0;
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < rows[r].size(); ++c, ++place) {
            const auto down = qreal(room.byPlace ? r : place / across);
            const auto right = qreal(room.byPlace ? c : place % across);
            const QRectF box(area.topLeft() + QPointF(right * column, down * step), grid.map);
            grid.maps.push_back({ rows[r][c], box,
                QRectF(box.bottomLeft() + QPointF(0, cell.word(width) > 0 ? grid.reach() : 0),
                    QSizeF(column - gap / 4, cell.word(width))) });
        }
    return grid;
}

std::optional<HeadPosition> AtlasGrid::at(QPointF point) const
{
    const auto found = std::ranges::find_if(
        maps, [&](const Map& each) { return each.box.united(each.word).contains(point); });
    return found != maps.end() ? std::optional(found->place) : std::nullopt;
}

const AtlasGrid::Map* AtlasGrid::find(const HeadPosition& place) const
{
    const auto found = std::ranges::find(maps, place, &Map::place);
    return found != maps.end() ? &*found : nullptr;
}

} // namespace ui
