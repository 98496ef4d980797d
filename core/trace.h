#pragma once

#include "core/base/matrix.h"
#include "core/model.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace core {

// What happened in one head. n queries, m keys.
struct HeadTrace {
    Matrix q, k, v; // n x d_k, m x d_k, m x d_v; after a rotary position has turned them
    Matrix weights; // n x m
    Matrix output; // n x d_v: weights · v
    std::vector<Index> emptyRows; // queries that had nothing to attend to; their rows are zeros
};

struct LayerTrace {
    Input queries, keys, values;
    std::vector<HeadTrace> heads;
    Matrix concat; // n x (h·d_v); zeros where a head is switched off
    Matrix output; // n x d_out

    [[nodiscard]] bool selfAttention() const { return queries == keys; } // one sequence asks itself
};

// Every number of a run; immutable and shared. Raw, scaled and masked scores are not kept (they
// would treble the memory): scoreStages() makes them again from q and k.
struct Trace {
    std::shared_ptr<const Model> model;
    std::vector<LayerTrace> layers; // the input of layer l+1 is the output of layer l

    [[nodiscard]] const Matrix& output() const { return layers.back().output; }
    [[nodiscard]] const LayerTrace& layer(Index index) const
    {
        return layers[static_cast<std::size_t>(index)];
    }
};

struct RunOptions {
    int threads = 0; // 0: as many as there are processors
    std::stop_token stop;
};

// Null when stopped. Pure: the same model gives the same bits, whatever the number of threads.
std::shared_ptr<const Trace> run(
    std::shared_ptr<const Model> model, const RunOptions& options = {});

struct ScoreStages {
    Matrix raw; // score(q_i, k_j)
    Matrix scaled; // raw / divisor
    Matrix masked; // scaled + mask and distance bias; `excluded` where forbidden
};

// Layer and head counted from 0. Agrees with the weights of the trace within rounding.
ScoreStages scoreStages(const Trace& trace, Index layer, Index head);

} // namespace core
