#pragma once

#include "core/io/text/records.h"
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

// The pattern each head was built for, and the measured one.
std::vector<std::string> headPatterns(const ShownLayer& shown);

// A layer as text: every head as a small heat map (rows: queries, columns: keys), and the largest
// weight of every query in every head. Long sequences are truncated, with a note.
std::string headMaps(const ShownLayer& shown, const Layout& layout);
std::string strongestLinks(const ShownLayer& shown, const Layout& layout);

// A row for each query of each head: its strongest key. `all`: for one head, a row for each weight.
core::Records strongestRecords(const ShownLayer& shown);
core::Records weightRecords(const ShownLayer& shown, core::Index head);

// One head (from 0): statistics, a larger map, and each output as a weighted sum of values.
std::string headDetails(const ShownLayer& shown, core::Index head, int width);

} // namespace app
