#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"
#include "core/input/files.h"
#include "core/input/source.h"

#include <cstdlib>
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

// The `width` keys up to the query's own, which is one of them.
struct CausalWindowMask {
    static constexpr std::string_view id = "causal_window";
    int width = 3;
    static void fields(auto& self, auto&& f) { f("width", self.width, Range { 1, 4096 }); }
    bool operator==(const CausalWindowMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const { return j <= i && i - j < width; }
};

// The first `prefix` keys are seen by all, those after them as by a causal mask.
struct PrefixMask {
    static constexpr std::string_view id = "prefix";
    int prefix = 3;
    static void fields(auto& self, auto&& f) { f("prefix", self.prefix, Range { 0, 4096 }); }
    bool operator==(const PrefixMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const { return j < prefix || j <= i; }
};

// Tokens are cut into blocks of `size`, which see nothing of each other.
struct BlocksMask {
    static constexpr std::string_view id = "blocks";
    int size = 4;
    static void fields(auto& self, auto&& f) { f("size", self.size, Range { 1, 4096 }); }
    bool operator==(const BlocksMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const { return i / size == j / size; }
};

// `reach` keys to each side, every `step`-th one. [Beltagy et al. 2020]
struct DilatedMask {
    static constexpr std::string_view id = "dilated";
    int reach = 2;
    int step = 2;
    static void fields(auto& self, auto&& f)
    {
        f("reach", self.reach, Range { 0, 4096 });
        f("step", self.step, Range { 1, 4096 });
    }
    bool operator==(const DilatedMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const
    {
        return (i - j) % step == 0 && std::abs(i - j) / step <= reach;
    }
};

// The first `count` tokens see all and are seen by all; the others see `nearby` to each side.
// [Beltagy et al. 2020]
struct GlobalMask {
    static constexpr std::string_view id = "global";
    int count = 1;
    int nearby = 1;
    static void fields(auto& self, auto&& f)
    {
        f("count", self.count, Range { 0, 4096 });
        f("nearby", self.nearby, Range { 0, 4096 });
    }
    bool operator==(const GlobalMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const
    {
        return i < count || j < count || std::abs(i - j) <= nearby;
    }
};

// A mask that is known by its rule.
template <class M>
concept MaskRule = requires(const M& mask)
{
    mask.sees(Index {}, Index {});
};

// An experiment has a list of these: empty means no mask, several act together.
using Mask = std::variant<CausalMask, WindowMask, PaddingMask, GraphMask, MatrixMask,
    CausalWindowMask, PrefixMask, BlocksMask, DilatedMask, GlobalMask>;

// All masks of one head, ready to apply: for query i only keys in [begin(i), end(i)) can be
// allowed, and `added` (n x m, or none) holds what is added there, `excluded` where forbidden.
// `slope` adds -slope·|i-j|.
struct HeadMask {
    std::vector<Index> begin, end; // n each; empty: nobody says what was forbidden
    std::shared_ptr<const Matrix> added; // shared between heads when the same
    Scalar distanceSlope = 0;

    [[nodiscard]] bool trivial(Index keys) const; // changes nothing
};

// The same mask with what its file holds, read once and for all. Errors as resolveMasks().
Mask withoutFile(const Mask& mask, const Files& files, std::vector<Notice>* notices = nullptr);

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
