#pragma once

#include "core/attend.h"
#include "core/parallel.h"

#include <stop_token>
#include <vector>

namespace core {

// One layer: its heads side by side, then the output projection.
class LayerRun {
public:
    // `trace` holds the layer's inputs; everything given must outlive this.
    LayerRun(const Experiment& experiment, const LayerModel& model, LayerTrace& trace);

    // False when stopped; the trace is then incomplete.
    bool run(const Team& team, const std::stop_token& stop);

private:
    using Work = std::function<void(Index)>;

    bool few() const;
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
