#pragma once

#include "core/analysis/statistics.h"
#include "core/model.h"
#include "ui/session/view_state.h"

#include <QString>

#include <vector>

namespace ui {

// The heads in the order of their numbers, from the most certain, or from the nearest sighted;
// equal ones by number.
std::vector<core::Index> orderOfHeads(
    const std::vector<core::HeadStatistics>& statistics, HeadOrder order);

// "previous token gets 98 %": of the keys that patterns are named after, the one that gets most.
QString largestShareText(const core::Model& model, const core::HeadStatistics& statistics);

} // namespace ui
