#pragma once

#include "core/trace.h"

#include <string>
#include <vector>

namespace app {

// The layer that is drawn.
struct ShownLayer {
    const core::Trace& trace;
    core::Index layer = 0;

    [[nodiscard]] const core::AttentionTrace& attention() const { return trace.attention(layer); }
};

struct Layout {
    int width = 0; // of the terminal, in columns
    std::vector<std::string> patterns; // of every head
};

// What each head was built for, and what its weights look like.
std::vector<std::string> headPatterns(const ShownLayer& shown);

// A layer as text: every head as a small heat map (rows are queries, columns keys), and the
// strongest link of every token in every head. Long sequences are cut, and it says so.
std::string headMaps(const ShownLayer& shown, const Layout& layout);
std::string strongestLinks(const ShownLayer& shown, const Layout& layout);

// One head (counted from 0): statistics, a larger map, and each output as a mixture of values.
std::string headDetails(const ShownLayer& shown, core::Index head, int width);

} // namespace app
