#pragma once

#include "core/fields.h"
#include "core/files.h"
#include "core/matrix.h"
#include "core/source.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// Query i sees key j when j ≤ i.
struct CausalMask {
    static constexpr std::string_view id = "causal";
    static void fields(auto&, auto&&) { }
    bool operator==(const CausalMask&) const = default;
};

// |i - j| ≤ window
struct WindowMask {
    static constexpr std::string_view id = "window";
    int window = 2;
    static void fields(auto& self, auto&& f) { f("window", self.window, Range { 0, 4096 }); }
    bool operator==(const WindowMask&) const = default;
};

// Only the first `length` keys are real, the rest is padding.
struct PaddingMask {
    static constexpr std::string_view id = "padding";
    int length = 8;
    static void fields(auto& self, auto&& f) { f("length", self.length, Range { 0, 4096 }); }
    bool operator==(const PaddingMask&) const = default;
};

// i sees j where there is an edge, and itself: a graph attention layer. Edges are written
// "1-2, 2-5" (both ways) or "1>2" (1 sees 2), tokens counted from 1; or they come from a file:
// such a text, or a square matrix whose nonzero cells are edges.
struct GraphMask {
    static constexpr std::string_view id = "graph";
    std::string edges;
    std::string file;
    static void fields(auto& self, auto&& f)
    {
        f("edges", self.edges);
        f("file", self.file);
    }
    bool operator==(const GraphMask&) const = default;
};

// n x m, or heads x n x m: true where a query may look, or numbers added to the scaled scores
// (−∞ excludes).
struct MatrixMask {
    static constexpr std::string_view id = "matrix";
    TensorInput matrix;
    static void fields(auto& self, auto&& f) { f("matrix", self.matrix); }
    bool operator==(const MatrixMask&) const = default;
};

// An experiment has a list of these: empty means no mask, several act together.
using Mask = std::variant<CausalMask, WindowMask, PaddingMask, GraphMask, MatrixMask>;

// All masks of one head, ready to apply: for query i only keys in [begin(i), end(i)) can be
// allowed, and `added` (n x m, or none) holds what is added there, `excluded` where forbidden.
// `slope` adds -slope·|i-j|.
struct HeadMask {
    std::vector<Index> begin, end; // n each
    std::shared_ptr<const Matrix> added; // shared between heads when the same
    Scalar slope = 0;

    [[nodiscard]] bool trivial(Index keys) const; // changes nothing
};

struct MaskShape {
    Index queries = 0;
    Index keys = 0;
    Index heads = 1;
};

// The masks of every head, `slope` still 0. Heads that share a mask share its matrix. Errors
// "edge_syntax", "edge_outside" (offset in characters), "shape_mismatch", "not_finite".
std::vector<HeadMask> resolveMasks(const std::vector<Mask>& masks, const MaskShape& shape,
    const Files& files, std::vector<Notice>* notices = nullptr);

// Adds the mask to row i of the scaled scores: `excluded` where forbidden, saturated elsewhere.
void applyMask(const HeadMask& mask, Index query, std::span<Scalar> row);

} // namespace core
