#pragma once

#include "core/trace.h"
#include "ui/session/navigation.h"
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
    core::Index weaker = 0; // number of links above the threshold but not among the drawn ones
};

bool headHidden(const ViewState& state, core::Index head);

// Links of the visible heads with weights from the threshold on, for each query only the k largest.
// `query`: only links from this one; otherwise `key`: only links to this one.
struct LinkFilter {
    std::optional<core::Index> query = {};
    std::optional<core::Index> key = {};
};
LinkList linksOf(const core::Trace& trace, core::Index layer, const ViewState& state,
    const LinkFilter& filter = {});

} // namespace ui
