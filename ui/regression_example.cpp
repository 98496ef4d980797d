#include "ui/regression_example.h"

#include "ui/settings/starters.h"

#include <algorithm>
#include <cmath>

namespace ui {

void showRegressionExample(core::Experiment& experiment)
{
    experiment.source = samplePoints();
    experiment.position = core::NoPosition {};
    experiment.heads = 1;
    experiment.dk.reset();
    experiment.dv.reset();
    experiment.biases = false;
    experiment.outputProjection = true;
    experiment.score = core::KernelScore { core::Kernel::Gaussian, 0.2F };
    experiment.scaling = core::NoScaling {};
    experiment.temperature = 1;
    experiment.mask.clear();
    experiment.normaliser = core::Softmax {};
    experiment.weights = core::IdentityWeights {};
    experiment.edits.clear();
    experiment.headsOff.clear();
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
