#pragma once

#include "core/base/fields.h"
#include "core/training/attention/attention_choice.h"
#include "core/training/autograd/graph.h"
#include "core/training/autograd/recurrent_ops.h"
#include "core/training/batch.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::training {

// An MLP with one hidden layer (tanh), for each token alone: without context.
struct TokenMlp {
    static constexpr std::string_view id = "token";
    static void fields(auto&, auto&&) { }
    bool operator==(const TokenMlp&) const = default;
};

// The same MLP on the concatenated embeddings of the token and of `radius` tokens to its left and
// right.
struct WindowMlp {
    static constexpr std::string_view id = "window";
    int radius = 1;
    static void fields(auto& self, auto&& f) { f("reach", self.radius, Range { 1, 16 }); }
    bool operator==(const WindowMlp&) const = default;
};

// A recurrent network over the tokens; bidirectional: a second one in reverse order. nn.RNN,
// nn.LSTM or nn.GRU and a linear layer.
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

// nn.TransformerEncoder with post-norm and ReLU [Vaswani et al. 2017], and a linear layer.
struct SelfAttentionNetwork {
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
    bool operator==(const SelfAttentionNetwork&) const = default;
};

// Scores of the encoder's states H for the decoder's query q, its state before the step.
enum class Alignment { None, Additive, Dot, General };
constexpr auto enumIds(Alignment)
{
    return std::array<std::string_view, 4> { "none", "additive", "dot", "general" };
}

// A bidirectional recurrent encoder and a recurrent decoder. The decoder's context at each step is
// the mean of the encoder's states (none), or their weighted sum by the softmax of u·tanh(W_q q +
// W_k h) [Bahdanau et al. 2015], q·(W_k h), or (W_q q)·h [Luong et al. 2015].
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

// Transformer encoder and decoder, post-norm. [Vaswani et al. 2017]
struct TransformerNetwork {
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
    bool operator==(const TransformerNetwork&) const = default;
};

// Nadaraya-Watson regression with a Gaussian kernel; its only parameter is the inverse bandwidth.
struct KernelNetwork {
    static constexpr std::string_view id = "kernel";
    static void fields(auto&, auto&&) { }
    bool operator==(const KernelNetwork&) const = default;
};

using NetworkArchitecture = std::variant<EncoderDecoder, TransformerNetwork, SelfAttentionNetwork,
    RecurrentTagger, WindowMlp, TokenMlp, KernelNetwork>;

struct NetworkSpec {
    NetworkArchitecture architecture;
    int embedding = 32; // width of a token's vector; transformers use `width`
    int width = 64; // of hidden states
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

// Sizes of the vocabularies.
struct Sizes {
    Index sources = 0;
    Index targets = 0; // labels, or tokens of the output
    bool operator==(const Sizes&) const = default;
};

// Whether the architecture has a decoder, and whether its output is of this kind.
bool generatesSequence(const NetworkArchitecture& architecture);
bool suits(const NetworkArchitecture& architecture, OutputKind outputKind);

// Whether RecordedAttention can be recorded; true also for an EncoderDecoder without alignment.
bool hasAttention(const NetworkArchitecture& architecture);

// Initial parameters, drawn from the seed by PyTorch's distributions. Error "heads_width" where the
// width is not divisible by the number of heads; those of requireTrainable().
Weights initialWeights(const NetworkSpec& spec, const Sizes& sizes, std::uint64_t seed);

// Total number of elements of the parameters.
Index parametersOf(const NetworkSpec& spec, const Sizes& sizes);

// One attention of a batch of one. weights: h·n x m, head by head.
struct RecordedAttention {
    std::string path; // "layer1", "cross/layer1"
    Index heads = 1;
    Matrix weights, q, k, v; // q: n x h·d, k, v: m x h·d; empty for a mean
};

struct ForwardPass {
    Graph& graph;
    const NetworkSpec& spec;
    const Batch& batch;
    double dropout = 0; // probability; 0 outside training
    std::uint64_t key = 0; // of the dropout's random stream
    // Recurrent networks also read the padding, as PyTorch's do without pack_padded_sequence: an
    // output then depends on the other texts of the batch.
    bool unpacked = false;
    std::vector<RecordedAttention>* recordedAttention = nullptr; // for a batch of one
};

// Logits, one row for each target of the batch: n·B x targets; for one label per text, B x labels.
// For curves the predicted values: one column, a row for each query.
Variable logits(const ForwardPass& pass);

} // namespace core::training
