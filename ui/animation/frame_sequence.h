#pragma once

#include "ui/animation/sweep.h"
#include "ui/figure/figure.h"
#include "ui/session/session.h"

#include <functional>
#include <vector>

namespace ui {

// What is to be seen at one time.
struct Scene {
    Session session;
    Figure figure;
};

// What an animation shows, picture by picture.
struct FrameSequence {
    int frames = 1;
    std::function<Scene(int frame)> scene;
};

// A field on its way; unless the figure has a caption, the value is it. Errors: those of
// sweepValues.
FrameSequence sweepFrames(const Session& session, const Figure& figure, const Sweep& sweep);

// A network while it learns: as it was after each of so many steps, which is the caption unless the
// figure has one.
FrameSequence checkpointFrames(
    const Session& session, const Figure& figure, const std::vector<long>& moments);

// The explanation, a step after the other.
FrameSequence stepFrames(const Session& session, const Figure& figure, int steps);

} // namespace ui
