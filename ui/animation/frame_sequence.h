#pragma once

#include "core/experiment.h"
#include "ui/figure/figure.h"
#include "ui/session/session.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace ui {

inline constexpr int mostFrames = 2000;

// A field of the experiment that runs from one value to another.
struct Sweep {
    std::string field; // as core/settings names it
    double from = 0;
    double to = 1;
    int frames = 60;
    bool logarithmic = false; // equal factors instead of equal steps

    bool operator==(const Sweep&) const = default;
};

// "mask.window" for "mask[2].window": the name in core::settings.
std::string unnumbered(const std::string& path);
// A readable name; for an intervention in one layer, with that layer.
QString sweptName(const std::string& path, const core::Experiment& experiment);

// The value of each frame, in the format of core::settings::set; whole numbers for a counted field.
// Each value has been tried on `experiment`. Errors: "not_a_number_field", "bad_sweep",
// "no_effect", those of core::settings::set.
std::vector<std::string> sweepValues(const Sweep& sweep, const core::Experiment& experiment);

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
