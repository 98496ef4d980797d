#include "ui/animation/animation_request.h"

#include "core/base/number_text.h"
#include "core/settings/settings.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ui {

namespace {

    // A field of whole numbers runs from a quarter of the value to twice the value.
    Sweep countedSweep(double value, const core::Range& range)
    {
        Sweep sweep;
        sweep.from = std::max(range.low, std::floor(value / 4));
        sweep.to = std::clamp(value * 2, sweep.from + 1, std::max(range.high, sweep.from + 1));
        sweep.frames = static_cast<int>(std::min(sweep.to - sweep.from + 1, 60.0));
        return sweep;
    }

    // All other fields are logarithmic: they run from a tenth of the value to ten times the value.
    Sweep measuredSweep(double value, const core::Range& range)
    {
        Sweep sweep;
        sweep.from = std::max(range.low, core::printable(static_cast<float>(value / 10)));
        sweep.to = std::min(range.high, value * 10);
        sweep.logarithmic = sweep.from > 0;
        return sweep;
    }

} // namespace

Figure slideFigure()
{
    Figure figure;
    figure.size = { 1280, 720, LengthUnit::Pixel };
    figure.dpi = 96;
    figure.fontSize = 10.5F;
    figure.format = FigureFormat::Png;
    return figure;
}

Sweep usefulSweep(const core::settings::Field& field)
{
    constexpr double unknown = 8; // for a field with an automatic value
    double value = unknown;
    if (!core::readNumber(field.value.value_or(field.defaultText), value))
        value = unknown;
    const core::Range range = field.range.value_or(core::Range { 0, 1e9 });
    Sweep sweep = field.type == core::settings::Type::Integer ? countedSweep(value, range)
                                                              : measuredSweep(value, range);
    sweep.field = field.path;
    return sweep;
}

std::vector<long> animatedCheckpoints(const std::vector<long>& kept)
{
    constexpr std::size_t most = 200;
    if (kept.size() <= most)
        return kept;
    std::vector<long> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(kept[i * (kept.size() - 1) / (most - 1)]);
    return some;
}

FrameSequence framesOf(const AnimationRequest& request, const Session& session)
{
    if (request.sweep)
        return sweepFrames(session, request.figure, *request.sweep);
    return request.checkpoints.empty()
        ? stepFrames(session, request.figure, request.steps)
        : checkpointFrames(session, request.figure, request.checkpoints);
}

Animation animationOf(const AnimationRequest& request, const QString& path)
{
    Animation animation;
    animation.path = path;
    animation.frames = request.sweep  ? request.sweep->frames
        : request.checkpoints.empty() ? request.steps
                                      : static_cast<int>(request.checkpoints.size());
    animation.milliseconds = qRound(1000 / request.perSecond);
    animation.lastMilliseconds = std::max(animation.lastMilliseconds, animation.milliseconds);
    return animation;
}

} // namespace ui
