#pragma once

#include "core/trace.h"

#include <QString>

namespace ui {

// d_k of a head: "64", or "9 (queries: 6)" where queries and keys differ in width.
QString widthOfKeys(const core::HeadTrace& head);

} // namespace ui
