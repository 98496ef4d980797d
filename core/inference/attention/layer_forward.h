#pragma once

#include "core/base/parallel.h"
#include "core/inference/attention/head_forward.h"
#include "core/inference/attention/row_split.h"

#include <atomic>
#include <stop_token>
#include <vector>

namespace core {

// One layer of custom attention: all heads, then the output projection of their concatenation.
class LayerForward {
public:
    // `result` has the layer's inputs; everything passed must outlive this.
    LayerForward(const LayerSpec& spec, const LayerModel& layer, AttentionTrace& result);

    // To be called once. False when stopped; the trace is then incomplete.
    bool run(const ThreadPool& threadPool, const std::stop_token& token);

private:
    [[nodiscard]] ParallelStage packing();
    [[nodiscard]] ParallelStage projecting(int threads);
    [[nodiscard]] ParallelStage attending(int threads);
    [[nodiscard]] ParallelStage projectingOutput(int threads);
    [[nodiscard]] ParallelStage copyingOutput();

    void project(Index head, HeadForward::Projection which, const RowSplit& pieces, Index part);
    void projected(Index head);
    void attend(Index head, IndexRange queries);
    void projectOutput(IndexRange queries, IndexRange columns);

    const LayerModel& model;
    AttentionTrace& trace;
    const Index rows; // max(n, m)
    const bool few;
    std::vector<HeadForward> heads;
    std::vector<IndexRange> headColumns; // for each head
    std::vector<std::atomic<Index>> missing; // for each head: projection pieces still to compute
    PackedMatrix wo; // empty: W_O is read in place
};

} // namespace core
