#pragma once

// Attention of any choice for two short texts, computed in training and in inference.

#include "core/attention/score_parameters.h"
#include "core/inference/attention/head_attention.h"
#include "core/training/attention/attention_op.h"
#include "core/training/attention/head_rows.h"
#include "core/training/network_layers.h"
#include "tests/core/gradient_differences.h"

namespace chosen {

using namespace core::training;
using core::Index;
using core::Matrix;
using core::Scalar;

// Every differentiable score, with all forms.
inline std::vector<core::Score> differentiableScores()
{
    std::vector<core::Score> all;
    core::forEachAlternative<core::Score>([&](auto type) {
        using Alternative = typename decltype(type)::type;
        if constexpr (std::is_same_v<Alternative, core::KernelScore>) {
            for (const core::Kernel kernel :
                { core::Kernel::Gaussian, core::Kernel::Triangle, core::Kernel::Epanechnikov })
                all.emplace_back(core::KernelScore { kernel, 5 });
        } else if constexpr (std::is_same_v<Alternative, core::LocationScore>) {
            for (std::size_t form = 0; form < core::enumIds(core::LocationForm {}).size(); ++form)
                all.emplace_back(core::LocationScore { core::LocationForm(form), 3 });
        } else {
            all.push_back(Alternative {});
        }
    });
    return all;
}

inline std::vector<core::Mask> masksOfAnyLength()
{
    std::vector<core::Mask> all;
    core::forEachAlternative<core::Mask>([&](auto type) {
        using Alternative = typename decltype(type)::type;
        if constexpr (!std::is_same_v<Alternative,
                          core::GraphMask> && !std::is_same_v<Alternative, core::MatrixMask>)
            all.push_back(Alternative {});
    });
    std::get<core::PaddingMask>(all[2]).length = 3;
    return all;
}

template <core::Variant V> std::vector<V> kindsOf()
{
    std::vector<V> all;
    core::forEachAlternative<V>(
        [&](auto type) { all.push_back(typename decltype(type)::type {}); });
    return all;
}

// Two examples, the second one shorter, with random values for a choice.
struct Scene {
    AttentionChoice how;
    bool causal = false;
    bool apart = false; // no score is near zero
    bool bothSigns = true; // if apart: a third of the scores is negative
    Index tokens = 5, heads = 2, width = 4;
    std::uint64_t key = 1;

    [[nodiscard]] std::vector<Index> lengths() const { return { tokens, tokens - 2 }; }
    [[nodiscard]] Weights weights() const
    {
        Weights all;
        for (const char* name : { "q", "k", "v" })
            all.push_back(
                { name, drawn(2 * tokens, heads * width, core::streamKey(key, name)), false });
        if (apart)
            for (std::size_t i = 0; i < 2; ++i)
                for (Index j = 0; j < all[i].values.size(); ++j) {
                    const Index token = j / (heads * width) / 2;
                    const bool negative = bothSigns && i == 1 && token % 3 == 2;
                    const Scalar size = std::abs(all[i].values.data()[j]) + Scalar { 0.2F };
                    all[i].values.data()[j] = negative ? -size : size;
                }
        for (const ParameterSpec& form :
            scoreParameters("own.", { heads * width, int(heads), how }))
            all.push_back(
                { form.name, drawn(form.rows, form.cols, core::streamKey(key, form.name)), false });
        return all;
    }
    [[nodiscard]] Variable attended(
        Graph& graph, const std::vector<Index>& examples, Matrix* seen = nullptr) const
    {
        return core::training::headAttention(graph,
            { .q = graph.weight("q"),
                .k = graph.weight("k"),
                .v = graph.weight("v"),
                .heads = int(heads),
                .lengths = examples,
                .causal = causal,
                .weights = seen },
            { how, "own." });
    }
};

inline std::vector<Scene> scenesOf(const AttentionChoice& how)
{
    std::vector<Scene> all;
    for (std::uint64_t round = 0; round < 3; ++round)
        all.push_back({ .how = how,
            .causal = round == 2,
            .tokens = 4 + Index(round),
            .heads = 1 + Index(round),
            .width = 2 + Index(2 * round),
            .key = 11 + round });
    return all;
}

inline void requireGradientsOf(const Scene& scene)
{
    requireGradientsAsOneVector({ scene.weights(),
                                    [&](Graph& graph) {
                                        const std::vector<Index> lengths = scene.lengths();
                                        return scene.attended(graph, lengths);
                                    } },
        scene.key);
}

inline core::ScoreParameters parametersOf(const Scene& scene, const Weights& all, Index head)
{
    core::ScoreParameters result;
    for (const auto& [parameter, rows, cols] :
        core::parameterShapes(scene.how.score, { scene.width, scene.width })) {
        const auto found
            = std::ranges::find(all, "own." + std::string(parameter.name), &Weight::name);
        Matrix part(rows, cols);
        std::copy_n(found->values.row(head * rows).data(), part.size(), part.data());
        *core::parameterNamed(result, parameter.name) = part;
    }
    return result;
}

// One head over the first tokens of an example, computed by inference.
inline core::HeadTrace computed(const Scene& scene, const Weights& all, const HeadRows& which)
{
    core::HeadTrace trace;
    trace.q = copyOf(all[0].values, which);
    trace.k = copyOf(all[1].values, which);
    trace.v = copyOf(all[2].values, which);
    const Index length = which.rows;
    trace.weights = Matrix(length, length);
    trace.output = Matrix(length, scene.width);
    core::AttentionSpec rule;
    rule.score = scene.how.score;
    rule.scaling = scene.how.scaling;
    rule.mask = scene.how.mask;
    rule.normaliser = scene.how.normaliser;
    trace.mask = core::resolveMasks(rule.mask, { length, length, 1 }, core::noFiles()).front();
    if (std::holds_alternative<core::Alibi>(scene.how.position))
        trace.mask.distanceSlope = core::alibiSlope(core::Alibi {}, which.head, scene.heads);
    Matrix concat(length, scene.width);
    const core::ScoreParameters parameters = parametersOf(scene, all, which.head);
    core::HeadAttention attending(rule, parameters, trace);
    attending.prepare();
    attending.attend({ 0, length }, block(concat));
    attending.finish();
    return trace;
}

inline void requireSame(std::span<const Scalar> ours, std::span<const Scalar> theirs)
{
    for (std::size_t j = 0; j < theirs.size(); ++j)
        QVERIFY(std::abs(ours[j] - theirs[j]) <= 5e-6F * std::max(1.0F, std::abs(theirs[j])));
}

// With a causal mask, inference sees only the tokens up to the query.
inline void requireInferenceAgrees(const Scene& scene)
{
    const Weights all = scene.weights();
    const std::vector<Index> lengths = scene.lengths();
    Graph graph(all);
    Matrix weights;
    const Matrix& out = graph.value(scene.attended(graph, lengths, &weights));
    for (Index b = 0; b < 2; ++b)
        for (Index head = 0; head < scene.heads; ++head) {
            HeadRows which { b, 2, head, scene.width, lengths[std::size_t(b)] };
            const Matrix ours = copyOf(out, which);
            for (Index i = 0; i < ours.rows(); ++i) {
                which.rows = scene.causal ? i + 1 : ours.rows();
                const core::HeadTrace trace = computed(scene, all, which);
                const auto row = weights.row((b * scene.heads + head) * scene.tokens + i);
                requireSame(row, trace.weights.row(i));
                requireSame(ours.row(i), trace.output.row(i));
                for (const Scalar beyond : row.subspan(std::size_t(which.rows)))
                    QCOMPARE(beyond, Scalar { 0 });
            }
        }
}

} // namespace chosen
