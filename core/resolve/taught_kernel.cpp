#include "core/resolve/taught_kernel.h"

#include "core/base/number_text.h"
#include "core/forward/alter_network.h"
#include "core/learning/tasks/curve.h"
#include "core/resolve/learnt.h"
#include "core/trained/trained_run.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace core {

namespace {

    TensorInput column(const std::vector<Scalar>& numbers)
    {
        Matrix rows = Matrix::uninitialised(std::ssize(numbers), 1);
        std::ranges::copy(numbers, rows.data());
        return { toTensor(rows), {}, {} };
    }

    // exp(-(w·r/u)²/2), r in the data's numbers and u their unit, is exp(-r²/h) with h = 2u²/w².
    float bandwidthOf(const learning::LearntNetwork& network, double unit)
    {
        constexpr double least = 1e-9;
        const auto w = static_cast<double>(network.weights.front().numbers(0, 0));
        const double width = unit / std::max(least, std::abs(w));
        return static_cast<float>(2 * width * width);
    }

    Experiment regression(const learning::CurveQuestion& question, const Experiment& asked)
    {
        Experiment result;
        result.source = PointSource { column(question.asked.places), column(question.known.places),
            column(question.known.heights) };
        result.design.position = NoPosition {};
        result.design.weights = IdentityWeights {};
        AttentionSpec& spec = result.attention();
        spec.heads = 1;
        spec.outputProjection = false;
        spec.score = KernelScore {};
        spec.scaling = NoScaling {};
        const auto& changes = std::get<Loaded>(asked.network).changes;
        if (const Alteration* const change = changeFor(changes, "layer1"))
            alterSpec(spec, *change);
        result.edits = asked.edits;
        return result;
    }

    // A head of one number has no dimension to spare.
    void tellUnused(const Experiment& experiment, std::vector<Notice>& notices)
    {
        const auto& changes = std::get<Loaded>(experiment.network).changes;
        if (std::ranges::any_of(changes, [](const Alteration& change) {
                return change.rank > 0 || change.headsKept > 1 || change.dimension > 1;
            }))
            notices.push_back({ "kernel_only",
                phrase("a kernel network compares positions with a single parameter: there is no "
                       "rank, head or direction to remove") });
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
        throw Error("no_tokens", phrase("there is no input text for the network"));
    requireFinite(network->weights.front().numbers, network->weights.front().name);
    Experiment computed = regression(question, experiment);
    auto model = std::make_shared<Model>(*resolve(computed, files));
    // Now, as it may be smaller or larger than one that a design is given.
    const KernelScore learnt { .bandwidth
        = bandwidthOf(*network, static_cast<double>(question.placeUnit)) };
    computed.attention().score = learnt;
    model->rules.front().score = learnt;
    model->instead = std::make_shared<const Experiment>(std::move(computed));
    model->experiment = experiment;
    model->learnt = network;
    tellUnused(experiment, model->notices);
    model->inputs.queryTokens = named(question.asked.places);
    model->inputs.keyTokens = named(question.known.places);
    return model;
}

} // namespace core
