#pragma once

#include "core/base/parallel.h"
#include "core/inference/attention/head_forward.h"
#include "core/inference/attention/row_split.h"

#include <atomic>
#include <stop_token>
#include <vector>

namespace core {

// One layer: its heads side by side, then the output projection.
class LayerForward {
public:
    // `result` holds the layer's inputs; everything given must outlive this.
    LayerForward(const LayerSpec& spec, const LayerModel& numbers, AttentionTrace& result);

    // Once. False when stopped; the trace is then incomplete.
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
    const Index rows; // of the queries or keys, whichever are more
    const bool few;
    std::vector<HeadForward> heads;
    std::vector<IndexRange> headColumns; // of each head in the concatenation
    std::vector<std::atomic<Index>> missing; // of each head: pieces of its projections
    PackedMatrix wo; // empty when it is read where it is
};

} // namespace core
