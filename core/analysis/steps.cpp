#include "core/analysis/steps.h"

#include "core/analysis/layer_steps.h"
#include "core/analysis/tensors.h"
#include "core/attention/scaling.h"
#include "core/head_at.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <variant>

namespace core {

namespace {

    using Strings = std::vector<std::string>;

    const std::string queryStates = "decoder/asking"; // for an attention decoder (recurrent)

    // The inputs of every step.
    struct Scene {
        const Trace& trace;
        const Model& model;
        const Experiment& experiment;
        const HeadAt at;
        std::string layer; // "layer1/"
        std::string head; // "layer1/head1/"
        Strings ids; // of all tensors
        std::optional<LayerSteps> around; // for a transformer layer
        std::string before; // the input of this attention when it is not the first
        bool readsStates = false;

        [[nodiscard]] bool has(const std::string& id) const
        {
            return std::ranges::count(ids, id) > 0;
        }
        [[nodiscard]] Strings existing(Strings wanted) const
        {
            std::erase_if(wanted, [this](const std::string& id) { return !has(id); });
            return wanted;
        }
        // Names of this head's tensors, those that exist.
        [[nodiscard]] Strings ofHead(Strings names) const
        {
            for (std::string& name : names)
                name.insert(0, head);
            return existing(std::move(names));
        }
    };

    Scene sceneOf(const Trace& trace, Index layer, Index head)
    {
        Scene scene { trace, *trace.model, trace.model->computed(), headAt(trace, layer, head),
            pathOf(trace, layer), pathOf(trace, layer, head), {}, {},
            layer == 0 ? "" : pathOf(trace, layer - 1) + "output", readsStates(trace, layer) };
        if (const auto place = layerLocation(trace, layer)) {
            scene.around.emplace(*place);
            scene.before = scene.around->projectionInput();
        } else if (trace.model->pretrained() != nullptr) {
            scene.before = queryStates;
        }
        for (TensorRef& tensor : tensors(trace))
            scene.ids.push_back(std::move(tensor.id));
        return scene;
    }

    std::string joined(std::string_view a, std::string_view b)
    {
        return std::string(a) + "." + std::string(b);
    }

    // "score.dot"; scores with forms name theirs: "score.kernel.gaussian".
    template <class A> std::string scoreFormula(const A&)
    {
        return joined("score", A::id);
    }
    std::string scoreFormula(const KernelScore& score)
    {
        return joined(joined("score", KernelScore::id), idOf(score.kernel));
    }
    std::string scoreFormula(const LocationScore& score)
    {
        return joined(joined("score", LocationScore::id), idOf(score.form));
    }

    void note(Step& step, bool holds, std::string_view id)
    {
        if (holds)
            step.notes.emplace_back(id);
    }

    bool isIdentity(const Matrix& m)
    {
        if (m.empty() || m.rows() != m.cols())
            return false;
        for (Index i = 0; i < m.rows(); ++i)
            for (Index j = 0; j < m.cols(); ++j)
                if (m(i, j) != (i == j ? 1.0F : 0.0F))
                    return false;
        return true;
    }

    bool isText(const Source& source)
    {
        return std::holds_alternative<Sentence>(source)
            || std::holds_alternative<SentencePair>(source);
    }

    // For imported attention only results are known, not their computation.
    std::vector<Step> importedSteps(const Scene& scene)
    {
        Step tokens { "tokens", {}, {}, "tokens.rows", true, {} };
        note(tokens, !scene.at.layer.selfAttention(), "cross");
        std::vector<Step> result { std::move(tokens),
            { "project", {}, scene.ofHead({ "q", "k", "v" }), {}, true, {} },
            { "normalise", {}, scene.ofHead({ "weights" }), {}, true, {} } };
        if (result[1].leave.empty())
            result.erase(result.begin() + 1);
        return result;
    }

    // Whether the user gave the queries' tokens as token IDs.
    bool givesIds(const Scene& scene)
    {
        const auto* const network = std::get_if<PretrainedSource>(&scene.model.experiment.network);
        if (network == nullptr)
            return false;
        const TokenList& source = scene.model.pretrained()->input.tokens;
        const bool ofSource = source != nullptr && *source == *scene.at.layer.queryTokens;
        return !(ofSource ? network->ids : network->targetIds).empty();
    }

    std::string pretrainedTokens(const Scene& scene)
    {
        if (scene.model.pretrained()->input.pixels != nullptr)
            return "tokens.image";
        if (givesIds(scene))
            return "tokens.ids";
        if (scene.model.pretrained()->model->tokenizer != nullptr)
            return "tokens.subwords";
        return scene.model.trainedRun != nullptr ? "tokens.trained" : "tokens.rows";
    }

    Step tokensStep(const Scene& scene)
    {
        const auto unknown = [](const std::vector<Token>& tokens) {
            return !std::ranges::all_of(tokens, &Token::known);
        };
        Step step { "tokens", {}, {}, "tokens.rows", true, {} };
        const bool vocabulary = scene.model.pretrained() != nullptr && !scene.model.isDesigned();
        if (vocabulary)
            step.formula = pretrainedTokens(scene);
        else if (isText(scene.experiment.source))
            step.formula = joined("tokens", kindOf(scene.experiment.design.tokens));
        note(step, !scene.at.layer.selfAttention(), "cross");
        note(step,
            !vocabulary
                && (unknown(*scene.at.layer.queryTokens) || unknown(*scene.at.layer.keyTokens)),
            "unknown_tokens");
        return step;
    }

    Step inputStep(const Scene& scene)
    {
        if (scene.readsStates)
            return scene.around ? scene.around->input()
                                : Step { "input", {}, { scene.before }, "input.states", true, {} };
        Step step { "input",
            scene.existing(
                { "queries/embedding", "queries/position", "keys/embedding", "keys/position" }),
            scene.existing({ "queries", "keys", "values" }), "input.given", true, {} };
        if (scene.model.inputs.queryPositions != nullptr)
            step.formula = joined("input.position", kindOf(scene.experiment.design.position));
        else if (isText(scene.experiment.source))
            step.formula = "input.embedding";
        return step;
    }

    std::string lastState(const Trace& trace, std::string_view stack)
    {
        std::string result;
        for (const HiddenState& state : trace.states)
            if (state.path.starts_with(stack))
                result = state.path;
        return result;
    }

    Step projectStep(const Scene& scene)
    {
        const AttentionTrace& layer = scene.at.layer;
        Strings enter = { "queries", "keys", "values" };
        if (scene.model.pretrained() != nullptr && !layer.selfAttention())
            enter = { scene.before, lastState(scene.trace, "encoder/") };
        else if (!scene.before.empty() && layer.selfAttention())
            enter = { scene.before };
        else if (!scene.before.empty())
            enter.front() = scene.before;
        const Strings weights = scene.ofHead({ "w_q", "w_k", "w_v", "b_q", "b_k", "b_v" });
        enter.insert(enter.end(), weights.begin(), weights.end());
        const HeadModel& head = scene.at.model();
        const bool bias = !head.bq.empty() || !head.bk.empty() || !head.bv.empty();
        const bool rotary = scene.at.spec.rotary.has_value();
        Step step { "project", std::move(enter),
            scene.ofHead({ "q_unturned", "k_unturned", "q", "k", "v" }),
            rotary ? (bias ? "project.rotated_bias" : "project.rotated")
                   : (bias ? "project.bias" : "project.plain"),
            true, {} };
        note(step, rotary, "rotary");
        const bool plain = !bias && !rotary;
        note(step, plain && isIdentity(head.wq) && isIdentity(head.wk) && isIdentity(head.wv),
            "identity");
        note(step, !head.pattern.empty(), "handmade");
        return step;
    }

    Step scoreStep(const Scene& scene)
    {
        const Score& score = scene.at.spec.score;
        const bool noQuery = std::holds_alternative<LocationScore>(score);
        Strings enter
            = scene.ofHead({ "q", "k", "score.w", "score.w_q", "score.w_k", "score.b", "score.u" });
        if (noQuery)
            enter.erase(enter.begin());
        Step step { "score", std::move(enter), scene.ofHead({ "scores" }), formulaId(score), true,
            {} };
        const auto* kernel = std::get_if<KernelScore>(&score);
        note(step, noQuery, "no_query");
        note(step, kernel != nullptr && kernel->kernel != Kernel::Gaussian, "excludes");
        return step;
    }

    bool divides(const Scene& scene)
    {
        return divisor(scene.at.spec.scaling, scene.at.trace.k.cols()) != 1;
    }

    constexpr std::string_view cappedEnding = "_capped";

    Step scaleStep(const Scene& scene)
    {
        const Scaling& scaling = scene.at.spec.scaling;
        const bool caps = scene.at.spec.softcap != 0;
        Step step { "scale", scene.ofHead({ "scores" }), scene.ofHead({ "capped", "scaled" }),
            joined("scale", kindOf(scaling)), caps || divides(scene), {} };
        if (caps)
            step.formula += cappedEnding;
        note(step, caps, "softcap");
        return step;
    }

    std::string maskFormula(const Scene& scene, bool changes)
    {
        if (!changes)
            return "mask.none";
        HeadMask mask = scene.at.trace.mask;
        if (mask.distanceSlope == 0)
            return "mask.added";
        mask.distanceSlope = 0;
        return mask.trivial(scene.at.weights().cols()) ? "mask.distance" : "mask.added_distance";
    }

    Step maskStep(const Scene& scene)
    {
        const bool changes = scene.has(scene.head + "mask");
        const std::string_view before = scene.at.spec.softcap == 0 ? "scaled" : "capped";
        Step step { "mask", scene.ofHead({ std::string(before), "mask" }),
            scene.ofHead({ "masked" }), maskFormula(scene, changes), changes, {} };
        for (const Mask& mask : scene.at.spec.mask)
            note(step, std::ranges::count(step.notes, kindOf(mask)) == 0, kindOf(mask));
        note(step, scene.at.trace.mask.distanceSlope != 0, Alibi::id);
        return step;
    }

    Step normaliseStep(const Scene& scene)
    {
        const LayerSpec& spec = scene.at.spec;
        const bool cools = spec.temperature != 1;
        const bool logarithm = isLogarithm(spec.score);
        const bool none = std::holds_alternative<NoNormaliser>(spec.normaliser);
        Step step { "normalise", scene.ofHead({ "masked" }), scene.ofHead({ "weights" }),
            joined("normalise", kindOf(spec.normaliser)),
            !none || cools || logarithm || scene.has(scene.head + "mask"), {} };
        note(step, cools, "temperature");
        note(step, logarithm, "logarithm");
        note(step, !scene.at.trace.emptyRows.empty(), "empty_rows");
        return step;
    }

    Step outputStep(const Scene& scene)
    {
        Strings enter = scene.ofHead({ "output" });
        for (std::string& id : scene.existing({ scene.layer + "w_o", scene.layer + "b_o" }))
            enter.push_back(std::move(id));
        const LayerModel& layer = scene.at.layerModel();
        std::string formula = layer.wo.empty() ? "output.concat" : "output.projection";
        if (!layer.bo.empty())
            formula += "_bias";
        Step step { "output", std::move(enter),
            scene.existing({ scene.layer + "concat", scene.layer + "output" }), std::move(formula),
            true, {} };
        note(step, !scene.at.trace.enabled, "head_off");
        note(step, isIdentity(layer.wo), "identity_output");
        return step;
    }

    template <Variant V> void appendKinds(Strings& list, std::string_view prefix)
    {
        for (const std::string_view kind : kinds<V>())
            list.push_back(joined(prefix, kind));
    }

    void appendScores(Strings& list)
    {
        forEachAlternative<Score>([&](auto type) {
            typename decltype(type)::type score;
            if constexpr (requires { score.kernel; })
                for (std::size_t i = 0; i < enumIds(score.kernel).size(); ++i) {
                    score.kernel = static_cast<Kernel>(i);
                    list.push_back(scoreFormula(score));
                }
            else if constexpr (requires { score.form; })
                for (std::size_t i = 0; i < enumIds(score.form).size(); ++i) {
                    score.form = static_cast<LocationForm>(i);
                    list.push_back(scoreFormula(score));
                }
            else
                list.push_back(scoreFormula(score));
        });
    }

} // namespace

std::string formulaId(const Score& score)
{
    return std::visit([](const auto& alternative) { return scoreFormula(alternative); }, score);
}

std::vector<std::string> formulaIds()
{
    Strings result { "tokens.rows", "input.given", "input.embedding", "project.plain",
        "project.bias", "project.rotated", "project.rotated_bias", "mask.none", "mask.added",
        "mask.distance", "mask.added_distance", "mix.values", "output.concat", "output.concat_bias",
        "output.projection", "output.projection_bias" };
    appendKinds<Tokens>(result, "tokens");
    for (const std::string_view added : { Sinusoidal::id, RandomPosition::id })
        result.push_back(joined("input.position", added));
    appendScores(result);
    appendKinds<Scaling>(result, "scale");
    for (const std::string_view kind : kinds<Scaling>())
        result.push_back(joined("scale", kind).append(cappedEnding));
    appendKinds<Normaliser>(result, "normalise");
    std::ranges::copy(layerFormulaIds(), std::back_inserter(result));
    return result;
}

std::vector<std::string> noteIds()
{
    Strings result { "alibi", "cross", "unknown_tokens", "rotary", "identity", "handmade",
        "no_query", "excludes", "softcap", "temperature", "logarithm", "empty_rows", "head_off",
        "identity_output", "parallel" };
    for (const std::string_view mask : kinds<Mask>())
        result.emplace_back(mask);
    return result;
}

bool readsStates(const Trace& trace, Index layer)
{
    return trace.model->pretrained() != nullptr && (layer > 0 || !trace.model->isDesigned());
}

std::vector<Step> steps(const Trace& trace, Index layer, Index head)
{
    const Scene scene = sceneOf(trace, layer, head);
    if (scene.at.imported != nullptr)
        return importedSteps(scene);
    std::vector<Step> result { tokensStep(scene), inputStep(scene) };
    const auto append
        = [&](std::vector<Step> more) { std::ranges::move(more, std::back_inserter(result)); };
    if (scene.around)
        append(scene.around->before());
    append({ projectStep(scene), scoreStep(scene), scaleStep(scene), maskStep(scene),
        normaliseStep(scene),
        { "mix", scene.ofHead({ "weights", "v" }), scene.ofHead({ "output" }), "mix.values", true,
            {} },
        outputStep(scene) });
    if (scene.around)
        append(scene.around->after());
    return result;
}

} // namespace core
