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

// Parses a list of edges: "1-2, 2-5" are undirected, "1>2" is directed. Tokens count from 1;
// commas, semicolons, spaces and line breaks separate; "–", "->" and "→" are accepted too. With
// different numbers of queries and keys, an undirected edge contributes the directions that exist.
// Error "edge_syntax" or "edge_outside" with the offset in characters.
std::vector<Edge> parseEdges(std::string_view text, Index queries, Index keys);

} // namespace core
