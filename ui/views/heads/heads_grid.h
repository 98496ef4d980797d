#pragma once

#include "ui/plot/map_grid.h"

namespace ui {

// Grid of the heads' maps, and the detail around each, chosen so that the maps are as large as the
// area allows.
struct HeadsGrid {
    enum class Detail { Map, Title, Numbers, Labels };

    MapGrid maps;
    Detail detail = Detail::Map;
    int width = 0; // room for a map's text, in pixels

    bool operator==(const HeadsGrid&) const = default;

    struct Request {
        QSize area;
        int count = 0;
        const core::Matrix* shape = nullptr;
        bool alone = false; // a single map with all its text
    };
    static HeadsGrid make(const Request& request, const SharedNames& names, const Theme& theme);
};

} // namespace ui
