#include "ui/files/regression_example.h"

#include "ui/files/starters.h"

#include <algorithm>
#include <cmath>

namespace ui {

void showRegressionExample(core::Experiment& experiment)
{
    experiment = {}; // whatever the model and its settings were
    experiment.source = samplePoints();
    experiment.design.position = core::NoPosition {};
    experiment.attention().heads = 1;
    experiment.attention().score = core::KernelScore { core::Kernel::Gaussian, 0.2F };
    experiment.attention().scaling = core::NoScaling {};
    experiment.design.weights = core::IdentityWeights {};
}

std::optional<std::function<double(double)>> trueFunction(const core::Source& source)
{
    const auto* const points = std::get_if<core::PointSource>(&source);
    const core::PointSource sample = samplePoints();
    if (points == nullptr || points->points != sample.points || points->targets != sample.targets)
        return std::nullopt;
    return [](double x) { return 2 * std::sin(x) + std::pow(std::max(x, 0.0), 0.8); };
}

} // namespace ui
