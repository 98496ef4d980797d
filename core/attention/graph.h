#pragma once

#include "core/base/matrix.h"

#include <string_view>
#include <vector>

namespace core {

// Query `from` sees key `to`, both counted from 0.
struct Edge {
    Index from = 0;
    Index to = 0;

    bool operator==(const Edge&) const = default;
};

// "1-2, 2-5" are seen both ways, "1>2" one way; numbers count from 1; commas, semicolons, spaces
// and line breaks separate; "–", "->" and "→" are understood too. Of an edge both ways the
// directions that exist count (there may be more keys than queries). Error "edge_syntax" or
// "edge_outside" with the offset in characters.
std::vector<Edge> parseEdges(std::string_view text, Index queries, Index keys);

} // namespace core
