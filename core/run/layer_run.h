#pragma once

#include "core/base/parallel.h"
#include "core/run/attend.h"
#include "core/run/cut.h"

#include <atomic>
#include <stop_token>
#include <vector>

namespace core {

// One layer: its heads side by side, then the output projection.
class LayerRun {
public:
    // `result` holds the layer's inputs; everything given must outlive this.
    LayerRun(const LayerRule& rule, const LayerModel& numbers, AttentionTrace& result);

    // Once. False when stopped; the trace is then incomplete.
    bool run(const Team& team, const std::stop_token& token);

private:
    [[nodiscard]] Stage packing();
    [[nodiscard]] Stage projecting(int threads);
    [[nodiscard]] Stage attending(int threads);
    [[nodiscard]] Stage projectingOutput(int threads);
    [[nodiscard]] Stage copyingOutput();

    void project(Index head, HeadRun::Projection which, const Cut& pieces, Index part);
    void projected(Index head);
    void attend(Index head, Extent queries);
    void projectOutput(Extent queries, Extent columns);

    const LayerModel& model;
    AttentionTrace& trace;
    const Index rows; // of the queries or keys, whichever are more
    const bool few;
    std::vector<HeadRun> heads;
    std::vector<Extent> headColumns; // of each head in the concatenation
    std::vector<std::atomic<Index>> missing; // of each head: pieces of its projections
    Panels wo; // empty when it is read where it is
};

} // namespace core
