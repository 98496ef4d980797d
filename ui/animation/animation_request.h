#pragma once

#include "core/analysis/steps.h"
#include "core/settings/settings.h"
#include "ui/animation/animation.h"
#include "ui/animation/frame_sequence.h"

#include <optional>
#include <vector>

namespace ui {

inline constexpr double fewestPerSecond = 0.1;
inline constexpr double mostPerSecond = 100; // a GIF counts in hundredths

// The size of a slide, as sharp as a projector shows it.
Figure slideFigure();

// The choices of the animation form.
struct AnimationRequest {
    // nullopt: the steps of the computation; for a network trained with Headlight, its checkpoints.
    std::optional<Sweep> sweep;
    int steps = static_cast<int>(core::stepIds.size()); // a pretrained layer has more
    std::vector<long> checkpoints {};
    Figure figure = slideFigure();
    double perSecond = 20;
    AnimationFormat format = AnimationFormat::Gif;

    bool operator==(const AnimationRequest&) const = default;
};

inline constexpr double stepsPerSecond = 0.5;
inline constexpr double checkpointsPerSecond = 10;

// At most `mostFrames` of the saved checkpoints, always with the first and the last.
std::vector<long> animatedCheckpoints(const std::vector<long>& kept);

// A range around the current value that shows an effect.
Sweep usefulSweep(const core::settings::Field& field);

// Errors: those of sweepFrames.
FrameSequence framesOf(const AnimationRequest& request, const Session& session);
Animation animationOf(const AnimationRequest& request, const QString& path);

} // namespace ui
