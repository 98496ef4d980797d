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

// Query i sees key j when j < length: the valid length (d2l's masked_softmax).
struct PaddingMask {
    static constexpr std::string_view id = "padding";
    int length = 8;
    static void fields(auto& self, auto&& f) { f("length", self.length, Range { 0, 4096 }); }
    bool operator==(const PaddingMask&) const = default;
};

// Query i sees key j if there is an edge i>j, or i = j: graph attention. [Veličković et al. 2018]
// Edges are written "1-2, 2-5" (undirected) or "1>2" (1 sees 2), tokens counted from 1, or come
// from a file: such a text, or a square matrix whose nonzero cells are edges.
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

// n x m or heads x n x m, as attn_mask of torch.nn.functional.scaled_dot_product_attention: boolean
// (true: allowed), or values added to the scaled scores (−∞: excluded).
struct MatrixMask {
    static constexpr std::string_view id = "matrix";
    TensorInput matrix;
    static void fields(auto& self, auto&& f) { f("matrix", self.matrix); }
    bool operator==(const MatrixMask&) const = default;
};

// 0 ≤ i - j < width
struct CausalWindowMask {
    static constexpr std::string_view id = "causal_window";
    int width = 3;
    static void fields(auto& self, auto&& f) { f("width", self.width, Range { 1, 4096 }); }
    bool operator==(const CausalWindowMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const { return j <= i && i - j < width; }
};

// j < prefix or j ≤ i: bidirectional over the prefix, causal after it (prefix LM).
struct PrefixMask {
    static constexpr std::string_view id = "prefix";
    int prefix = 3;
    static void fields(auto& self, auto&& f) { f("prefix", self.prefix, Range { 0, 4096 }); }
    bool operator==(const PrefixMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const { return j < prefix || j <= i; }
};

// ⌊i / size⌋ = ⌊j / size⌋
struct BlocksMask {
    static constexpr std::string_view id = "blocks";
    int size = 4;
    static void fields(auto& self, auto&& f) { f("size", self.size, Range { 1, 4096 }); }
    bool operator==(const BlocksMask&) const = default;
    [[nodiscard]] bool sees(Index i, Index j) const { return i / size == j / size; }
};

// i - j is a multiple of `step`, |i - j| ≤ reach·step. [Beltagy et al. 2020]
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

// i < count or j < count or |i - j| ≤ nearby: the first `count` tokens are global. [Beltagy et al.
// 2020]
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

// A mask given by a rule for (i, j).
template <class M>
concept MaskRule = requires(const M& mask)
{
    mask.sees(Index {}, Index {});
};

// An experiment has a list of masks. A key is allowed if every mask allows it; empty: no mask.
using Mask = std::variant<CausalMask, WindowMask, PaddingMask, GraphMask, MatrixMask,
    CausalWindowMask, PrefixMask, BlocksMask, DilatedMask, GlobalMask>;

// All masks of one head combined: the allowed keys of query i lie in [begin(i), end(i)); `added`
// (n x m, or null) is added to the scaled scores, `excluded` at masked cells; distanceSlope adds
// -distanceSlope·|i-j|.
struct HeadMask {
    std::vector<Index> begin, end; // n each; empty: unknown (imported attention)
    std::shared_ptr<const Matrix> added; // shared between heads with equal masks
    Scalar distanceSlope = 0;

    [[nodiscard]] bool trivial(Index keys) const; // changes nothing
};

// The mask with the contents of its file, so that the file is read once. Errors as resolveMasks().
Mask withoutFile(const Mask& mask, const Files& files, std::vector<Notice>* notices = nullptr);

struct MaskShape {
    Index queries = 0;
    Index keys = 0;
    Index heads = 1;
};

// The masks of every head; distanceSlope is still 0. Heads with equal masks share `added`. Errors
// "edge_syntax", "edge_outside" (offset in characters), "shape_mismatch", "not_finite".
std::vector<HeadMask> resolveMasks(const std::vector<Mask>& masks, const MaskShape& shape,
    const Files& files, std::vector<Notice>* notices = nullptr);

// Adds the mask to the row of scaled scores of one query: `excluded` where masked, saturated at
// ±1e38 elsewhere.
void applyMask(const HeadMask& mask, Index query, std::span<Scalar> row);

} // namespace core
