#include "ui/views/steps/steps_lanes.h"

#include <algorithm>
#include <limits>

namespace ui {

namespace {

    // Gives each lane what it needs, and the rest in equal shares.
    void shareAbove(std::vector<Lane>& lanes, qreal room)
    {
        for (const Lane& lane : lanes)
            room -= lane.least;
        for (Lane& lane : lanes)
            lane.size = lane.least + std::max(0.0, room) / static_cast<qreal>(lanes.size());
    }

} // namespace

qreal needed(const std::vector<Lane>& lanes)
{
    qreal sum = 0;
    for (const Lane& lane : lanes)
        sum += lane.before + lane.least + lane.after;
    return sum;
}

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
    if (std::ranges::any_of(lanes, [](const Lane& lane) { return lane.size < lane.least; }))
        shareAbove(lanes, room);
    for (Lane& lane : lanes) {
        lane.start = from + lane.before;
        from = lane.start + lane.size + lane.after;
    }
}

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

} // namespace ui
