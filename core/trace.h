#pragma once

#include "core/base/matrix.h"
#include "core/model.h"
#include "core/progress.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// What happened in one head. n queries, m keys.
struct HeadTrace {
    // Of attention that was computed elsewhere, q, k and v may be missing, output is, and a large
    // file keeps all its numbers until they are asked for: HeadAt has them (head_at.h).
    Matrix q, k, v; // n x d_q, m x d_k, m x d_v; d_q = d_k for most scores (score.h); after a
                    // rotary position has turned them
    Matrix weights; // n x m
    Matrix output; // n x d_v: weights · v
    std::vector<Index> emptyRows; // queries that had nothing to attend to; their rows are zeros
    HeadMask mask; // what was forbidden, and what was added to the scores
    bool enabled = true; // no: it added nothing to the layer's output
};

// What happened in one attention of a network. Views need nothing else to show it.
struct AttentionTrace {
    std::string path; // where it stands, "layer1": the ids of its tensors begin so
    LayerSpec spec; // what it computed
    TokenList queryTokens, keyTokens;
    Input queries, keys, values; // n x 0, m x 0 where attention was computed elsewhere
    std::vector<HeadTrace> heads;
    Matrix concat; // n x (h·d_v); zeros where a head is switched off
    Matrix output; // n x d_out

    [[nodiscard]] bool selfAttention() const { return queries == keys; } // one sequence asks itself
};

// What stands between two layers of a trained model.
struct HiddenState {
    // "hidden0" is what goes into the first; "encoder/hidden3", …; "decoder/asking": the state of
    // one that reads token by token, before each step.
    std::string path;
    Matrix numbers; // n x d
};

// Every number of a run; immutable and shared. Raw, scaled and masked scores are not kept (they
// would treble the memory): scoreStages() makes them again from q and k.
struct Trace {
    std::shared_ptr<const Model> model;
    std::vector<AttentionTrace> attentions; // in the order they happened
    std::vector<HiddenState> states; // of a trained model
    Matrix logits; // n x vocabulary, or one row for a network that names classes; empty: no such

    [[nodiscard]] const Matrix& output() const { return attentions.back().output; }
    [[nodiscard]] const AttentionTrace& attention(Index index) const
    {
        return attentions[static_cast<std::size_t>(index)];
    }
};

// "layer1/" and "layer1/head3/", which the ids of tensors begin with.
std::string pathOf(const Trace& trace, Index layer);
std::string pathOf(const Trace& trace, Index layer, Index head);

struct RunOptions {
    int threads = 0; // 0: as many as there are processors
    std::stop_token stop {};
    Progress* progress = nullptr; // told, layer by layer, of a trained model
};

// Null when stopped. Pure: the same model gives the same bits, whatever the number of threads.
std::shared_ptr<const Trace> run(
    std::shared_ptr<const Model> model, const RunOptions& options = {});

struct ScoreStages {
    Matrix raw; // score(q_i, k_j)
    Matrix scaled; // raw / divisor
    Matrix capped; // scaled, bent by the soft cap; empty without one
    Matrix masked; // the last of them + mask and distance bias; `excluded` where forbidden
};

// Layer and head counted from 0. Agrees with the weights of the trace within rounding. All empty
// where attention was computed elsewhere.
ScoreStages scoreStages(const Trace& trace, Index layer, Index head);

} // namespace core
