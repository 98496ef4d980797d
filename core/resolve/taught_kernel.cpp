#include "core/resolve/taught_kernel.h"

#include "core/base/number_text.h"
#include "core/forward/alter_network.h"
#include "core/learning/tasks/curve.h"
#include "core/resolve/learnt.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace core {

namespace {

    // exp(-(w·r/u)²/2), r in the data's numbers and u their unit, is exp(-r²/h) with h = 2u²/w².
    // Numbers are divided by `scale` where a bandwidth cannot be so small or large.
    struct LearntKernel {
        double scale = 1;
        KernelScore score;

        explicit LearntKernel(const learning::LearntNetwork& network, double unit)
        {
            constexpr double least = 1e-6;
            const double w = std::max(
                least, std::abs(static_cast<double>(network.weights.front().numbers(0, 0))));
            constexpr Range possible { 0.001, 1000 };
            double bandwidth = 2 * (unit / w) * (unit / w);
            if (!(bandwidth >= possible.low && bandwidth <= possible.high)) {
                scale = unit / w;
                bandwidth = 2;
            }
            score = { .kernel = Kernel::Gaussian, .bandwidth = static_cast<float>(bandwidth) };
        }
    };

    TensorInput column(const std::vector<Scalar>& numbers, double scale = 1)
    {
        Matrix rows = Matrix::uninitialised(std::ssize(numbers), 1);
        std::ranges::transform(numbers, rows.data(), [scale](Scalar number) {
            return static_cast<Scalar>(static_cast<double>(number) / scale);
        });
        return { toTensor(rows), {}, {} };
    }

    Experiment regression(const learning::LearntNetwork& network,
        const learning::CurveQuestion& question, const Experiment& asked)
    {
        Experiment result;
        const LearntKernel kernel(network, static_cast<double>(question.placeUnit));
        result.source = PointSource { column(question.asked.places, kernel.scale),
            column(question.known.places, kernel.scale), column(question.known.heights) };
        result.design.position = NoPosition {};
        result.design.weights = IdentityWeights {};
        AttentionSpec& spec = result.attention();
        spec.heads = 1;
        spec.outputProjection = false;
        spec.score = kernel.score;
        spec.scaling = NoScaling {};
        const auto& changes = std::get<Loaded>(asked.network).changes;
        if (const Alteration* const change = changeFor(changes, "layer1"))
            alterSpec(spec, *change);
        result.edits = asked.edits;
        return result;
    }

    // Places are called by what they are.
    std::vector<Token> named(const std::vector<Scalar>& places)
    {
        std::vector<Token> tokens;
        for (const Scalar place : places)
            tokens.push_back({ .text = numberText(place) });
        return tokens;
    }

} // namespace

std::shared_ptr<const Model> taughtKernel(
    const std::shared_ptr<const learning::LearntNetwork>& network, const Experiment& experiment,
    const Files& files)
{
    if (!std::holds_alternative<learning::KernelNet>(network->course.network.architecture))
        return nullptr;
    const learning::CurveQuestion question
        = learning::curveQuestion(network->task, taughtSentence(experiment));
    if (question.asked.places.empty())
        throw Error("no_tokens", phrase("there is no text to ask the network with"));
    const Experiment computed = regression(*network, question, experiment);
    auto model = std::make_shared<Model>(*resolve(computed, files));
    model->instead = std::make_shared<const Experiment>(computed);
    model->experiment = experiment;
    model->learnt = network;
    model->inputs.queryTokens = named(question.asked.places);
    model->inputs.keyTokens = named(question.known.places);
    return model;
}

} // namespace core
