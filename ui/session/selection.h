#pragma once

#include "core/base/matrix.h"

#include <optional>

namespace ui {

// Where the user points. A value shared by all views; not part of the undo history.
// Everything is counted from 0 here; words on screen count from 1.
struct Selection {
    core::Index layer = 0;
    core::Index head = 0;
    std::optional<core::Index> query;
    std::optional<core::Index> key;
    int step = 0;

    bool operator==(const Selection&) const = default;
};

} // namespace ui
