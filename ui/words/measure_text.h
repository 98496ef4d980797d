#pragma once

#include "core/analysis/head_measures.h"

#include <QString>

namespace ui {

// A measure of a head as text: "1.07", "98 %".
QString measureText(const core::HeadMeasure& measure, const core::HeadStatistics& statistics);

} // namespace ui
