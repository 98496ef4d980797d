#pragma once

#include "core/trace.h"

#include <string>

namespace app {

// Layer 1 as text: every head as a small heat map (rows are queries, columns keys), and the
// strongest link of every token in every head. Long sequences are cut, and it says so.
std::string headMaps(const core::Trace& trace, int width);
std::string strongestLinks(const core::Trace& trace, int width);

// One head (counted from 0): statistics, a larger map, and each output as a mixture of values.
std::string headDetails(const core::Trace& trace, core::Index head, int width);

} // namespace app
