#pragma once

#include "core/trace.h"

#include <string>
#include <vector>

namespace app {

struct Layout {
    int width = 0; // of the terminal, in columns
    std::vector<std::string> patterns; // of every head
};

// What each head of layer 1 was built for, and what its weights look like.
std::vector<std::string> headPatterns(const core::Trace& trace);

// Layer 1 as text: every head as a small heat map (rows are queries, columns keys), and the
// strongest link of every token in every head. Long sequences are cut, and it says so.
std::string headMaps(const core::Trace& trace, const Layout& layout);
std::string strongestLinks(const core::Trace& trace, const Layout& layout);

// One head (counted from 0): statistics, a larger map, and each output as a mixture of values.
std::string headDetails(const core::Trace& trace, core::Index head, int width);

} // namespace app
