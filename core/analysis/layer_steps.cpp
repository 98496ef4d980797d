#include "core/analysis/layer_steps.h"

#include <utility>

namespace core {

struct LayerSteps::Names {
    const ResidualNorms& norms;
    LayerPart before, after, added, sum;
    std::string outputId; // of the part's output
    std::string_view stepAfter, stepAdded, stepSum;
};

namespace {

    std::string normFormula(const Norm& norm)
    {
        if (norm.kind == Norm::Kind::Rms)
            return "norm.rms";
        return norm.bias.empty() ? "norm.layer_plain" : "norm.layer";
    }

    std::string feedFormula(bool gated, bool bias, Activation activation)
    {
        std::string result = gated ? "feed.gated" : "feed.hidden";
        if (bias)
            result += "_bias";
        return result + "." + std::string(core::idOf(activation));
    }

    std::string outputFormula(bool bias)
    {
        return bias ? "feed.output_bias" : "feed.output";
    }

} // namespace

LayerSteps::LayerSteps(const LayerLocation& at)
    : location(at)
    , first(at.stack->path + "layer" + std::to_string(at.number + 1) + "/")
{
    own = at.cross ? "cross/layer" + std::to_string(at.number + 1) + "/" : first;
    inputTensor = at.stack->path + "hidden" + std::to_string(at.number);
    if (at.cross)
        inputTensor = first
            + std::string(core::idOf(
                at.layer->selfNorms.sum ? LayerPart::ResidualNormed : LayerPart::Residual));
}

std::string LayerSteps::idOf(LayerPart part) const
{
    return (part < LayerPart::FeedNormed ? own : first) + std::string(core::idOf(part));
}

std::vector<Step> LayerSteps::before() const
{
    const auto& norm = location.norms().before;
    if (!norm)
        return {};
    return { { "norm", { inputTensor }, { idOf(LayerPart::Normed) }, normFormula(*norm), true,
        {} } };
}

std::string LayerSteps::projectionInput() const
{
    return location.norms().before ? idOf(LayerPart::Normed) : inputTensor;
}

Step LayerSteps::input() const
{
    const char* const formula = location.cross ? "input.attended"
        : location.number == 0                 ? "input.trained"
                                               : "input.layer";
    std::vector<std::string> from;
    if (location.cross || location.number > 0)
        from.push_back(location.stack->path + "hidden"
            + (location.cross ? std::to_string(location.number) : std::string("0")));
    return { "input", std::move(from), { inputTensor }, formula, true, {} };
}

void LayerSteps::addSum(std::vector<Step>& steps, const Names& names, const std::string& from) const
{
    const ResidualNorms& norms = names.norms;
    std::string output = names.outputId;
    if (norms.after) {
        steps.push_back({ std::string(names.stepAfter), { output }, { idOf(names.after) },
            normFormula(*norms.after), true, {} });
        output = idOf(names.after);
    }
    if (norms.residual) {
        steps.push_back({ std::string(names.stepAdded),
            { norms.residualAfterNorm ? idOf(names.before) : from, output }, { idOf(names.added) },
            "residual.sum", true, {} });
        output = idOf(names.added);
    }
    if (norms.sum)
        steps.push_back({ std::string(names.stepSum), { output }, { idOf(names.sum) },
            normFormula(*norms.sum), true, {} });
}

void LayerSteps::addFeed(std::vector<Step>& steps, const std::string& sum) const
{
    const FeedForward& feed = location.layer->feedForward;
    const ResidualNorms& norms = location.layer->feedNorms;
    const std::string from = location.layer->parallel ? inputTensor : sum;
    if (norms.before)
        steps.push_back({ "feed_norm", { from }, { idOf(LayerPart::FeedNormed) },
            normFormula(*norms.before), true, {} });
    std::vector<std::string> made { idOf(LayerPart::FeedUp) };
    if (feed.gate)
        made.push_back(idOf(LayerPart::FeedGate));
    made.push_back(idOf(LayerPart::FeedHidden));
    steps.push_back(
        { "feed_hidden", { norms.before ? idOf(LayerPart::FeedNormed) : from }, std::move(made),
            feedFormula(feed.gate.has_value(), !feed.up.bias.empty(), feed.activation), true, {} });
    if (location.layer->parallel)
        steps.back().notes.emplace_back("parallel");
    steps.push_back({ "feed_output", { idOf(LayerPart::FeedHidden) },
        { idOf(LayerPart::FeedOutput) }, outputFormula(!feed.down.bias.empty()), true, {} });
    addSum(steps,
        { norms, LayerPart::FeedNormed, LayerPart::FeedOutputNormed, LayerPart::FeedResidual,
            LayerPart::FeedResidualNormed, idOf(LayerPart::FeedOutput), "feed_output_norm",
            "feed_residual", "feed_residual_norm" },
        sum);
}

std::vector<Step> LayerSteps::after() const
{
    std::vector<Step> steps;
    addSum(steps,
        { location.norms(), LayerPart::Normed, LayerPart::OutputNormed, LayerPart::Residual,
            LayerPart::ResidualNormed, own + "output", "output_norm", "residual", "residual_norm" },
        inputTensor);
    if (!location.isLast())
        return steps;
    if (location.layer->feedForward.exists())
        addFeed(steps, steps.empty() ? own + "output" : steps.back().leave.back());
    const Stack& stack = *location.stack;
    if (location.endsStack() && stack.norm && stack.normIsState)
        steps.push_back({ "final_norm", steps.back().leave,
            { stack.path + "hidden" + std::to_string(location.number + 1) },
            normFormula(*stack.norm), true, {} });
    return steps;
}

std::vector<std::string> layerFormulaIds()
{
    std::vector<std::string> result { "tokens.subwords", "tokens.trained", "tokens.image",
        "tokens.ids", "input.trained", "input.layer", "input.attended", "input.states",
        "norm.layer", "norm.layer_plain", "norm.rms", "residual.sum" };
    for (const bool bias : { false, true }) {
        result.push_back(outputFormula(bias));
        for (const bool gated : { false, true })
            for (std::size_t i = 0; i < enumIds(Activation {}).size(); ++i)
                result.push_back(feedFormula(gated, bias, static_cast<Activation>(i)));
    }
    return result;
}

} // namespace core
