#pragma once

#include "core/trace.h"

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace ui {

struct HeadPosition {
    core::Index layer = 0;
    core::Index head = 0;
    bool operator==(const HeadPosition&) const = default;
};

// Layout of the small maps of all heads, as large as the room allows.
struct AtlasGrid {
    struct Room {
        QRectF area; // including the layer and head numbers around the maps
        qreal line = 0; // height of a line of text
        qreal name = 0; // width of the widest name of a layer
        bool byPlace = true; // rows are layers, columns are heads; otherwise in sequence
        bool reportedElsewhere
            = false; // another place shows the text below maps, so it may be dropped
        qreal thickest = 1; // thickest frame of a map
        qreal leastForWords = 42; // least width of a map with text below it
    };
    struct Map {
        HeadPosition place;
        QRectF box;
        QRectF word; // text below the map; empty where there is no room
    };

    // `shape`: height/width of a map.
    static AtlasGrid make(
        const std::vector<std::vector<HeadPosition>>& rows, qreal shape, const Room& room);

    [[nodiscard]] std::optional<HeadPosition> at(QPointF point) const;
    [[nodiscard]] const Map* find(const HeadPosition& place) const; // null: not visible

    std::vector<Map> maps;
    QSizeF map; // size of each map
    qreal frame = 1; // thickness of each map's frame
    // The chosen map has a second frame around its own, at chosenReach frame widths.
    static constexpr qreal chosenReach = 3;
    [[nodiscard]] qreal reach() const { return chosenReach * frame; }
};

} // namespace ui
