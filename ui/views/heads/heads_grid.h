#pragma once

#include "ui/plot/map_grid.h"

namespace ui {

// How the maps of heads stand side by side, and what stands around each, so that they are as large
// as the area allows.
struct HeadsGrid {
    enum class Detail { Map, Title, Numbers, Labels };

    MapGrid maps;
    Detail detail = Detail::Map;
    int width = 0; // the room for words of a map, in pixels

    bool operator==(const HeadsGrid&) const = default;

    struct Wish {
        QSize area;
        int count = 0;
        const core::Matrix* shape = nullptr;
        bool alone = false; // one map with all its words
    };
    static HeadsGrid make(const Wish& request, const SharedNames& names, const Theme& theme);
};

} // namespace ui
