#pragma once

#include "core/analysis/statistics.h"
#include "core/model.h"
#include "ui/session/view_state.h"

#include <QString>

#include <vector>

namespace ui {

// The heads in this order; ties by number.
std::vector<core::Index> orderOfHeads(
    const std::vector<core::HeadStatistics>& statistics, HeadOrder order);

// "previous token gets 98 %": the largest mean weight among the keys that define head patterns.
QString largestShareText(const core::Model& model, const core::HeadStatistics& statistics);

} // namespace ui
