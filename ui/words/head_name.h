#pragma once

#include "core/trace.h"

#include <QString>

namespace ui {

bool isAblated(const core::Trace& trace, core::Index layer, core::Index head);

// A head's number, from 1: "3"; with several layers "2.3", layer first.
QString plainHeadNumber(const core::Trace& trace, core::Index layer, core::Index head);

// The same in a sentence: "3", or "3 (switched off)".
QString headNumber(const core::Trace& trace, core::Index layer, core::Index head);

// The same in short: "3 ⌀".
QString shortHeadNumber(const core::Trace& trace, core::Index layer, core::Index head);

} // namespace ui
