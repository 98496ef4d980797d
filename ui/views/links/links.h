#pragma once

#include "core/trace.h"
#include "ui/session/selection.h"
#include "ui/session/view_state.h"

#include <optional>
#include <vector>

namespace ui {

struct Link {
    core::Index head = 0, query = 0, key = 0;
    float weight = 0;
    bool operator==(const Link&) const = default;
};

struct LinkList {
    std::vector<Link> links; // weakest first
    core::Index weaker = 0; // above the threshold, but too many to be drawn
};

bool headHidden(const ViewState& state, core::Index head);

// The links of the heads in sight whose weight reaches the threshold, of each query only the k
// strongest. `query`: only of this one; else `key`: only to this one.
struct LinkFilter {
    std::optional<core::Index> query = {};
    std::optional<core::Index> key = {};
};
LinkList linksOf(const core::Trace& trace, core::Index layer, const ViewState& state,
    const LinkFilter& filter = {});

} // namespace ui
