#pragma once

#include "core/base/matrix.h"
#include "core/model.h"

#include <memory>
#include <string>
#include <vector>

namespace core {

// Results of one head. n queries, m keys.
struct HeadTrace {
    // Imported attention has no output and may lack q, k and v; a large file keeps all matrices
    // until HeadAt reads them (head_at.h). q: n x d_q, k: m x d_k, v: m x d_v, q and k after RoPE;
    // d_q = d_k for most scores (score.h).
    Matrix q, k, v;
    Matrix weights; // n x m
    Matrix output; // n x d_v: weights · v
    std::vector<Index> emptyRows; // queries without a key to attend to; their rows are zeros
    HeadMask mask; // excluded keys, and summands of the scores
    bool enabled = true; // false: ablated, its part of `concat` is zero
};

// Results of one attention layer; views need nothing else to show it.
struct AttentionTrace {
    std::string path; // "layer1"; prefix of its tensors' IDs
    LayerSpec spec; // its computation
    TokenList queryTokens, keyTokens;
    // In the decoder of a model that predicts next tokens, the most probable one after each query;
    // null elsewhere.
    TokenList predicted;
    Input queries, keys, values; // n x 0, m x 0 for imported attention
    std::vector<HeadTrace> heads;
    Matrix concat; // n x (h·d_v); zeros where a head is ablated
    Matrix output; // n x d_out

    [[nodiscard]] bool selfAttention() const { return queries == keys; } // same sequence
};

// Hidden state between two layers of a pretrained model.
struct HiddenState {
    // "hidden0" is the first layer's input; "encoder/hidden3", …; "decoder/asking": the states of a
    // recurrent decoder before each step, its queries.
    std::string path;
    Matrix values; // n x d
};

// All results of a run; immutable and shared. Raw, scaled and masked scores are not kept (they
// would triple the memory): scoreStages() recomputes them from q and k.
struct Trace {
    std::shared_ptr<const Model> model;
    std::vector<AttentionTrace> attentions; // in the order of computation
    std::vector<HiddenState> states; // of a pretrained model
    Matrix logits; // n x vocabulary, or one row for a classifier; empty: none

    [[nodiscard]] const Matrix& output() const { return attentions.back().output; }
    [[nodiscard]] const AttentionTrace& attention(Index index) const
    {
        return attentions[static_cast<std::size_t>(index)];
    }
};

// How the tokens of a model are merged for display.
struct MergeRequest {
    bool words = false; // merges the subwords of each word
    bool hideSpecial = false; // leaves special tokens out, such as [CLS]

    bool operator==(const MergeRequest&) const = default;
};

// The origin of a merged trace.
struct MergedFrom {
    std::shared_ptr<const Trace> whole; // unmerged
    MergeRequest request;
};

// "layer1/" and "layer1/head3/": prefixes of tensors' IDs.
std::string pathOf(const Trace& trace, Index layer);
std::string pathOf(const Trace& trace, Index layer, Index head);

struct ScoreStages {
    Matrix raw; // score(q_i, k_j)
    Matrix scaled; // raw / divisor
    Matrix capped; // c·tanh(scaled / c); empty without a soft cap
    Matrix masked; // capped (or scaled) + mask and distance bias; `excluded` where masked
};

} // namespace core
