#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// torch.nn.init.xavier_normal_ with the experiment's seed. [Glorot and Bengio 2010]
struct RandomWeights {
    static constexpr std::string_view id = "random";
    static void fields(auto&, auto&&) { }
    bool operator==(const RandomWeights&) const = default;
};

// Identity matrices, so Q = K = V = X in every head. Where the widths differ, X is truncated or
// padded with zeros, unless the score takes queries and keys of different widths.
struct IdentityWeights {
    static constexpr std::string_view id = "identity";
    static void fields(auto&, auto&&) { }
    bool operator==(const IdentityWeights&) const = default;
};

// The patterns of hand-built heads (core/weights/hand_built.h).
struct PreviousToken {
    static constexpr std::string_view id = "previous";
    static void fields(auto&, auto&&) { }
    bool operator==(const PreviousToken&) const = default;
};
struct NextToken {
    static constexpr std::string_view id = "next";
    static void fields(auto&, auto&&) { }
    bool operator==(const NextToken&) const = default;
};
struct FirstToken {
    static constexpr std::string_view id = "first";
    static void fields(auto&, auto&&) { }
    bool operator==(const FirstToken&) const = default;
};
struct SameWord {
    static constexpr std::string_view id = "same_word";
    static void fields(auto&, auto&&) { }
    bool operator==(const SameWord&) const = default;
};
struct SelfToken {
    static constexpr std::string_view id = "self";
    static void fields(auto&, auto&&) { }
    bool operator==(const SelfToken&) const = default;
};
struct Neighbours {
    static constexpr std::string_view id = "neighbours";
    float width = 2.0F; // tokens at this distance get about 60 % of the largest weight
    static void fields(auto& self, auto&& f) { f("width", self.width, Range { 0.25, 64 }); }
    bool operator==(const Neighbours&) const = default;
};
struct UniformAttention {
    static constexpr std::string_view id = "uniform";
    static void fields(auto&, auto&&) { }
    bool operator==(const UniformAttention&) const = default;
};
struct SimilarWords {
    static constexpr std::string_view id = "similar";
    static void fields(auto&, auto&&) { }
    bool operator==(const SimilarWords&) const = default;
};

using HeadPattern = std::variant<PreviousToken, NextToken, FirstToken, SameWord, SelfToken,
    Neighbours, UniformAttention, SimilarWords>;

// Hand-built heads; the list repeats if there are more heads than patterns.
struct HandBuiltWeights {
    static constexpr std::string_view id = "handmade";
    std::vector<HeadPattern> patterns { PreviousToken {}, NextToken {}, SameWord {},
        SimilarWords {}, FirstToken {}, Neighbours {}, SelfToken {}, UniformAttention {} };
    static void fields(auto& self, auto&& f) { f("patterns", self.patterns); }
    bool operator==(const HandBuiltWeights&) const = default;
};

// An npz or safetensors file: w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o, score.w, score.w_q, …
// or the names and the transposed layout of PyTorch's nn.MultiheadAttention.
struct FileWeights {
    static constexpr std::string_view id = "file";
    std::string file;
    static void fields(auto& self, auto&& f) { f("file", self.file); }
    bool operator==(const FileWeights&) const = default;
};

using Weights = std::variant<RandomWeights, IdentityWeights, HandBuiltWeights, FileWeights>;

// One element of a weight matrix set by hand. Counted from 1, as shown.
struct WeightEdit {
    int layer = 1;
    int head = 1; // ignored for w_o and b_o
    std::string matrix = "w_q"; // name of a parameter
    int row = 1;
    int column = 1;
    float value = 0;
    static void fields(auto& self, auto&& f)
    {
        f("layer", self.layer, Range { 1, 1024 });
        f("head", self.head, Range { 1, 64 });
        f("matrix", self.matrix);
        f("row", self.row, Range { 1, 1e6 });
        f("column", self.column, Range { 1, 1e6 });
        f("value", self.value);
    }
    bool operator==(const WeightEdit&) const = default;
};

} // namespace core
