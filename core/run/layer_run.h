#pragma once

#include "core/base/parallel.h"
#include "core/run/attend.h"

#include <stop_token>
#include <vector>

namespace core {

// One layer: its heads side by side, then the output projection.
class LayerRun {
public:
    // `result` holds the layer's inputs; everything given must outlive this.
    LayerRun(const LayerRule& rule, const LayerModel& numbers, LayerTrace& result);

    // False when stopped; the trace is then incomplete.
    bool run(const Team& sharers, const std::stop_token& token);

private:
    using Work = std::function<void(Index)>;

    [[nodiscard]] bool few() const;
    void wholeHead(Index head);
    bool headsInParts();
    void concatenateHead(Index head, Extent queries);
    bool output();
    void projectOutput(Extent rows, Extent columns);
    bool forEach(Index count, const Work& work);

    const LayerModel& model;
    LayerTrace& trace;
    std::vector<HeadRun> heads;
    std::vector<Extent> headColumns; // of each head in the concatenation
    Panels wo;
    const Team* team = nullptr;
    std::stop_token stop;
};

} // namespace core
