#pragma once

#include "core/base/matrix.h"

#include <optional>

namespace ui {

// The selected cell, shared by all views; not part of the undo history. Indices count from 0 here,
// from 1 on screen.
struct Selection {
    core::Index layer = 0;
    core::Index head = 0;
    std::optional<core::Index> query;
    std::optional<core::Index> key;
    int step = 0;

    bool operator==(const Selection&) const = default;
};

} // namespace ui
