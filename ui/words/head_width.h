#pragma once

#include "core/trace.h"

#include <QString>

namespace ui {

// d_k of a head: "64", and "9 (queries: 6)" where a score compares queries of another width.
QString widthOfKeys(const core::HeadTrace& head);

} // namespace ui
