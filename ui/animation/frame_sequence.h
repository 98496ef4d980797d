#pragma once

#include "ui/animation/sweep.h"
#include "ui/figure/figure.h"
#include "ui/session/session.h"

#include <functional>
#include <vector>

namespace ui {

// The session and figure settings of one frame.
struct Scene {
    Session session;
    Figure figure;
};

// Gives the scene of each frame.
struct FrameSequence {
    int frames = 1;
    std::function<Scene(int frame)> scene;
};

// Sweeps a field; its value is the caption unless the figure has one. Errors: those of sweepValues.
FrameSequence sweepFrames(const Session& session, const Figure& figure, const Sweep& sweep);

// A network during training, one frame per checkpoint; the step is the caption unless the figure
// has one.
FrameSequence checkpointFrames(
    const Session& session, const Figure& figure, const std::vector<long>& checkpoints);

// The steps of the computation, one after another.
FrameSequence stepFrames(const Session& session, const Figure& figure, int steps);

} // namespace ui
