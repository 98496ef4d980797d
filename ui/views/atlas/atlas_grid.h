#pragma once

#include "core/trace.h"

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace ui {

struct HeadPlace {
    core::Index layer = 0;
    core::Index head = 0;
    bool operator==(const HeadPlace&) const = default;
};

// Where the small maps of all heads stand, as large as the room allows.
struct AtlasGrid {
    struct Room {
        QRectF area; // with the numbers of layers and heads around the maps
        qreal line = 0; // height of a line of words
        qreal name = 0; // width of the widest name of a layer
        bool byPlace = true; // layers down, heads across; else one after another
        bool toldElsewhere = false; // the words below maps, which may go where they take much room
        qreal thickest = 1; // of maps' frames
    };
    struct Map {
        HeadPlace place;
        QRectF box;
        QRectF word; // below it; empty where there is no room
    };

    // `shape`: of the maps, height over width.
    static AtlasGrid make(
        const std::vector<std::vector<HeadPlace>>& rows, qreal shape, const Room& room);

    [[nodiscard]] std::optional<HeadPlace> at(QPointF point) const;
    [[nodiscard]] const Map* find(const HeadPlace& place) const; // null: not in sight

    std::vector<Map> maps;
    QSizeF map; // of each
    qreal frame = 1; // the thickness of each map's
    // The chosen map has another frame around its own, so many times as far from it.
    static constexpr qreal chosenReach = 3;
    [[nodiscard]] qreal reach() const { return chosenReach * frame; }
};

} // namespace ui
