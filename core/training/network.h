#pragma once

#include "core/base/fields.h"
#include "core/training/attention/attention_choice.h"
#include "core/training/autograd/graph.h"
#include "core/training/autograd/recurrent.h"
#include "core/training/batch.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::training {

// Each token's own vector through a net of two layers: it knows nothing of its neighbours.
struct TokenMlp {
    static constexpr std::string_view id = "token";
    static void fields(auto&, auto&&) { }
    bool operator==(const TokenMlp&) const = default;
};

// The same, with `reach` tokens to the left and to the right beside it.
struct WindowMlp {
    static constexpr std::string_view id = "window";
    int radius = 1;
    static void fields(auto& self, auto&& f) { f("reach", self.radius, Range { 1, 16 }); }
    bool operator==(const WindowMlp&) const = default;
};

// A state that reads the tokens in order, and one that reads them from behind.
struct RecurrentTagger {
    static constexpr std::string_view id = "recurrent";
    CellKind cell = CellKind::Lstm;
    bool bidirectional = true;
    static void fields(auto& self, auto&& f)
    {
        f("cell", self.cell);
        f("both_ways", self.bidirectional);
    }
    bool operator==(const RecurrentTagger&) const = default;
};

// Blocks of self-attention [Vaswani et al. 2017], norms behind the sums.
struct SelfAttentionNet {
    static constexpr std::string_view id = "attention";
    int layers = 2;
    int heads = 4;
    AttentionChoice attention {};
    static void fields(auto& self, auto&& f)
    {
        f("layers", self.layers, Range { 1, 4 });
        f("heads", self.heads, Range { 1, 16 });
        f("attention", self.attention);
    }
    bool operator==(const SelfAttentionNet&) const = default;
};

// How a decoder looks at the encoder's states H; q is its own state before the step.
enum class Alignment { None, Additive, Dot, General };
constexpr auto enumIds(Alignment)
{
    return std::array<std::string_view, 4> { "none", "additive", "dot", "general" };
}

// An encoder that reads both ways, and a decoder that is given, at each step, the mean of the
// encoder's states (none), or their mixture by softmax of u·tanh(W_q q + W_k h) [Bahdanau et al.
// 2015], q·(W_k h), or q·(W_q h) [Luong et al. 2015].
struct EncoderDecoder {
    static constexpr std::string_view id = "encoder_decoder";
    CellKind cell = CellKind::Gru;
    Alignment alignment = Alignment::Additive;
    static void fields(auto& self, auto&& f)
    {
        f("cell", self.cell);
        f("alignment", self.alignment);
    }
    bool operator==(const EncoderDecoder&) const = default;
};

// Encoder and decoder of attention alone.
struct TransformerNet {
    static constexpr std::string_view id = "transformer";
    int layers = 2;
    int heads = 4;
    AttentionChoice attention {};
    static void fields(auto& self, auto&& f)
    {
        f("layers", self.layers, Range { 1, 4 });
        f("heads", self.heads, Range { 1, 16 });
        f("attention", self.attention);
    }
    bool operator==(const TransformerNet&) const = default;
};

// Kernel regression: one number is learnt, how near a point has to be to count.
struct KernelNet {
    static constexpr std::string_view id = "kernel";
    static void fields(auto&, auto&&) { }
    bool operator==(const KernelNet&) const = default;
};

using Architecture = std::variant<EncoderDecoder, TransformerNet, SelfAttentionNet, RecurrentTagger,
    WindowMlp, TokenMlp, KernelNet>;

struct NetworkSpec {
    Architecture architecture;
    int embedding = 32; // width of a token's vector; attention alone has `width`
    int width = 64; // of states
    float dropout = 0;

    static void fields(auto& self, auto&& f)
    {
        f("architecture", self.architecture);
        f("embedding", self.embedding, Range { 1, 1024, true });
        f("width", self.width, Range { 1, 1024, true });
        f("dropout", self.dropout, Range { 0, 0.9 });
    }
    bool operator==(const NetworkSpec&) const = default;
};

// How many tokens there are.
struct Sizes {
    Index sources = 0;
    Index targets = 0; // labels, or tokens of what is said
    bool operator==(const Sizes&) const = default;
};

// What a network answers to its input.
bool generatesSequence(const Architecture& architecture);
bool suits(const Architecture& architecture, OutputKind answer);

// Whether it weighs what it reads, so that its weights can be seen.
bool hasAttention(const Architecture& architecture);

// All that it learns, at the beginning: drawn from the seed, as PyTorch draws it. Error
// "heads_width" where the width cannot be divided among the heads; those of requireLearnable().
Weights initialWeights(const NetworkSpec& spec, const Sizes& sizes, std::uint64_t seed);

// How many numbers that are.
Index parametersOf(const NetworkSpec& spec, const Sizes& sizes);

// One attention that was computed on the way, of a batch of one: its heads' weights n x m below
// each other, and what it was computed from.
struct RecordedAttention {
    std::string path; // "layer1", "cross/layer1"
    Index heads = 1;
    Matrix weights, q, k, v; // q, k and v: heads side by side; empty where nobody asks
};

struct ForwardPass {
    Graph& graph;
    const NetworkSpec& spec;
    const Batch& batch;
    double dropout = 0; // none where nothing is learnt
    std::uint64_t key = 0; // of what is dropped
    // Recurrent networks read what is behind a text's end, too, as PyTorch's do where the batch is
    // not packed: an answer then depends on the texts beside it.
    bool unpacked = false;
    std::vector<RecordedAttention>* recordedAttention = nullptr; // for a batch of one
};

// Before the softmax: a row for each target of the batch; for one label a text, a row for each
// text. Numbers are answered as they are.
Variable logits(const ForwardPass& pass);

} // namespace core::training
