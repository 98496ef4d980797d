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

// What a slide shows, as sharp as a projector.
Figure slideFigure();

// What somebody wants to see move, and how.
struct AnimationRequest {
    // Nothing: the steps of the explanation; of a network that was taught here, its moments.
    std::optional<Sweep> sweep;
    int steps = static_cast<int>(core::stepIds.size()); // there are; a trained layer has more
    std::vector<long> checkpoints {};
    Figure figure = slideFigure();
    double perSecond = 20;
    AnimationFormat format = AnimationFormat::Gif;

    bool operator==(const AnimationRequest&) const = default;
};

inline constexpr double stepsPerSecond = 0.5;
inline constexpr double checkpointsPerSecond = 10;

// Of those that are kept no more than make a film, the first and the last among them.
std::vector<long> animatedCheckpoints(const std::vector<long>& kept);

// A range of values that shows something, around the one there is.
Sweep usefulSweep(const core::settings::Field& field);

// Errors: those of sweepFilm.
FrameSequence framesOf(const AnimationRequest& request, const Session& session);
Animation animationOf(const AnimationRequest& request, const QString& path);

} // namespace ui
