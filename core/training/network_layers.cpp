#include "core/training/network_layers.h"

#include "core/attention/score_parameters.h"
#include "core/base/random.h"
#include "core/training/attention/attention_op.h"
#include "core/training/autograd/operations.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace core::training {

namespace {

    struct Positioned {
        Graph& graph;
        const Positions& positions;
        Variable x;

        [[nodiscard]] Index tokens() const { return graph.value(x).rows() / positions.batch; }

        // x plus the same vectors for every example.
        [[nodiscard]] Variable plus(const Matrix& vectors) const
        {
            Matrix all = Matrix::uninitialised(graph.value(x).rows(), vectors.cols());
            for (Index row = 0; row < all.rows(); ++row)
                std::ranges::copy(vectors.row(row / positions.batch), all.row(row).begin());
            return sum(graph, x, graph.constant(std::move(all)));
        }

        Variable operator()(const Sinusoidal& how) const
        {
            return plus(positionVectors(how, tokens(), graph.value(x).cols(), tableSeed));
        }
        Variable operator()(const RandomPosition& how) const
        {
            return plus(positionVectors(how, tokens(), graph.value(x).cols(), tableSeed));
        }
        Variable operator()(const LearnedPosition& how) const
        {
            std::vector<Index> places;
            for (Index row = 0; row < graph.value(x).rows(); ++row)
                places.push_back(std::min<Index>(row / positions.batch, how.positions - 1));
            const Variable table = graph.weight(positions.tokens + "_place.weight");
            return sum(graph, x, rowsOf(graph, table, places));
        }
        Variable operator()(const NoPosition&) const { return x; }
        Variable operator()(const Rotary&) const { return x; }
        Variable operator()(const Alibi&) const { return x; }
    };

    // Rows `which` of in_proj_weight, and the same part of in_proj_bias.
    struct Projection {
        Variable w, b;
    };
    Projection inProjection(Graph& graph, const std::string& name, IndexRange which)
    {
        return { rows(graph, graph.weight(name + "in_proj_weight"), which),
            columns(graph, graph.weight(name + "in_proj_bias"), which) };
    }

    struct AttentionCall {
        std::string name; // "layers.0.self_attn."
        std::string path;
        int heads = 1;
        bool causal = false;
        bool selfAttention = true;
        const AttentionChoice& choice;
        std::vector<Index> lengths; // of the keys
    };

    // torch.nn.MultiheadAttention. x: n·B x d (queries), memory: m·B x d.
    Variable attention(
        const ForwardPass& pass, const AttentionCall& call, Variable x, Variable memory)
    {
        Graph& graph = pass.graph;
        const Index d = graph.value(x).cols();
        const auto projected = [&](Variable from, Index which) {
            const Projection p = inProjection(graph, call.name, { which * d, (which + 1) * d });
            return linear(graph, from, p.w, p.b);
        };
        const auto* const rotary = std::get_if<Rotary>(&call.choice.position);
        const auto rotatedIfRope = [&](Variable of) {
            return rotary != nullptr && call.selfAttention
                ? rotated(graph, { *rotary, pass.batch.size, call.heads }, of)
                : of;
        };
        const Variable q = rotatedIfRope(projected(x, 0));
        const Variable k = rotatedIfRope(projected(memory, 1));
        const Variable v = projected(memory, 2);
        Matrix weights;
        const Variable sum = headAttention(graph,
            { .q = q,
                .k = k,
                .v = v,
                .heads = call.heads,
                .lengths = call.lengths,
                .causal = call.causal,
                .weights = pass.recordedAttention != nullptr ? &weights : nullptr },
            { call.choice, call.name, call.selfAttention });
        if (pass.recordedAttention != nullptr)
            pass.recordedAttention->push_back({ call.path, call.heads, std::move(weights),
                graph.value(q), graph.value(k), graph.value(v) });
        return linear(graph, call.name + "out_proj", sum);
    }

    Variable normed(Graph& graph, const std::string& name, Variable x)
    {
        return layerNorm(graph, x, graph.weight(name + ".weight"), graph.weight(name + ".bias"));
    }

    // Pre-norm: x + f(norm(x)); post-norm: norm(x + f(x)).
    template <class F> Variable added(const ForwardPass& pass, const LayerRequest& layer,
        const std::string& norm, Variable x, const F& f)
    {
        const std::string name = layer.name + norm;
        const Variable in = layer.normFirst ? normed(pass.graph, name, x) : x;
        const Variable all = sum(pass.graph, x, applyDropout(pass, f(in), name));
        return layer.normFirst ? all : normed(pass.graph, name, all);
    }

    Variable feedForward(const ForwardPass& pass, const LayerRequest& layer, Variable x)
    {
        const Variable hidden = activated(
            pass.graph, linear(pass.graph, layer.name + ".linear1", x), layer.activation);
        return linear(
            pass.graph, layer.name + ".linear2", applyDropout(pass, hidden, layer.name + "inside"));
    }

    ParameterSpecs attentionParameters(const std::string& name, const LayerSize& size)
    {
        const Index d = size.width;
        const double reach = std::sqrt(6.0 / static_cast<double>(4 * d)); // Xavier uniform, 3d x d
        ParameterSpecs specs {
            { .name = name + ".in_proj_weight", .rows = 3 * d, .cols = d, .bound = reach },
            { .name = name + ".in_proj_bias",
                .cols = 3 * d,
                .initialisation = ParameterSpec::Initialisation::Zeros },
        };
        add(specs, linearParameters(name + ".out_proj", d, d));
        add(specs, scoreParameters(name + ".", size));
        return specs;
    }

    ParameterSpecs normParameters(const std::string& name, Index d)
    {
        return { { .name = name + ".weight",
                     .cols = d,
                     .initialisation = ParameterSpec::Initialisation::Ones },
            { .name = name + ".bias",
                .cols = d,
                .initialisation = ParameterSpec::Initialisation::Zeros } };
    }

    // Parameters of an encoder layer; a decoder layer adds a norm and cross-attention.
    ParameterSpecs layerParameters(const std::string& name, const LayerSize& size, int norms)
    {
        const Index d = size.width;
        ParameterSpecs specs = attentionParameters(name + ".self_attn", size);
        add(specs, linearParameters(name + ".linear1", d, 4 * d));
        add(specs, linearParameters(name + ".linear2", 4 * d, d));
        for (int i = 1; i <= norms; ++i)
            add(specs, normParameters(name + ".norm" + std::to_string(i), d));
        return specs;
    }

    Variable oneDirection(Graph& graph, const RecurrentLayer& layer, Variable x, bool reversed)
    {
        const std::string suffix = reversed ? "_l0_reverse" : "_l0";
        const auto weight
            = [&](const char* name) { return graph.weight(layer.name + "." + name + suffix); };
        const Variable states = recurrent(graph,
            { .cell = layer.cell,
                .fromInput = linear(graph, x, weight("weight_ih"), weight("bias_ih")),
                .wHh = weight("weight_hh"),
                .bHh = weight("bias_hh"),
                .start = {},
                .batch = layer.batch,
                .reversed = reversed,
                .lengths = layer.lengths });
        if (partsOf(layer.cell) == 1)
            return states;
        return columns(graph, states, { 0, graph.value(states).cols() / partsOf(layer.cell) });
    }

} // namespace

void add(ParameterSpecs& to, ParameterSpecs more)
{
    to.insert(to.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
}

ParameterSpecs embeddingParameters(const std::string& name, Index tokens, Index width)
{
    return { { .name = name + ".weight",
        .rows = tokens,
        .cols = width,
        .initialisation = ParameterSpec::Initialisation::Normal } };
}

ParameterSpecs linearParameters(const std::string& name, Index inputs, Index outputs, bool bias)
{
    const double reach = 1 / std::sqrt(static_cast<double>(inputs));
    ParameterSpecs specs {
        { .name = name + ".weight", .rows = outputs, .cols = inputs, .bound = reach }
    };
    if (bias)
        specs.push_back({ .name = name + ".bias", .cols = outputs, .bound = reach });
    return specs;
}

ParameterSpecs recurrentParameters(
    CellKind cell, Index inputs, Index width, const std::string& prefix, const std::string& suffix)
{
    const double reach = 1 / std::sqrt(static_cast<double>(width));
    const Index gates = gatesOf(cell) * width;
    return {
        { .name = prefix + "weight_ih" + suffix, .rows = gates, .cols = inputs, .bound = reach },
        { .name = prefix + "weight_hh" + suffix, .rows = gates, .cols = width, .bound = reach },
        { .name = prefix + "bias_ih" + suffix, .cols = gates, .bound = reach },
        { .name = prefix + "bias_hh" + suffix, .cols = gates, .bound = reach },
    };
}

ParameterSpecs scoreParameters(const std::string& prefix, const LayerSize& size)
{
    const Index d = size.width / size.heads;
    ParameterSpecs specs;
    for (const auto& [parameter, rows, cols] : parameterShapes(size.attention.score, { d, d })) {
        const bool bias = parameter.kind == ParameterKind::ScoreBias;
        const Index inputs = parameter.kind == ParameterKind::ScoreVector ? rows * cols : rows;
        specs.push_back({ .name = prefix + std::string(parameter.name),
            .rows = size.heads * rows,
            .cols = cols,
            .initialisation
            = bias ? ParameterSpec::Initialisation::Zeros : ParameterSpec::Initialisation::Uniform,
            .bound = 1 / std::sqrt(static_cast<double>(inputs)) });
    }
    return specs;
}

ParameterSpecs encoderLayerParameters(const std::string& prefix, const LayerSize& size)
{
    return layerParameters(prefix, size, 2);
}

ParameterSpecs decoderLayerParameters(const std::string& prefix, const LayerSize& size)
{
    ParameterSpecs specs = layerParameters(prefix, size, 3);
    add(specs, attentionParameters(prefix + ".multihead_attn", size));
    return specs;
}

Variable linear(Graph& graph, const std::string& name, Variable x)
{
    return linear(graph, x, graph.weight(name + ".weight"), graph.weight(name + ".bias"));
}

Variable hiddenStates(Graph& graph, const RecurrentLayer& layer, Variable x)
{
    const Variable forward = oneDirection(graph, layer, x, false);
    if (!layer.bidirectional)
        return forward;
    const Variable backward = oneDirection(graph, layer, x, true);
    return concatenateColumns(graph, std::array { forward, backward });
}

std::vector<Index> packedLengths(const ForwardPass& pass)
{
    return pass.unpacked ? std::vector<Index>() : pass.batch.lengths;
}

ParameterSpecs positionParameters(
    const NetworkPosition& how, const std::string& tokens, Index width)
{
    if (const auto* const learned = std::get_if<LearnedPosition>(&how))
        return embeddingParameters(tokens + "_place", learned->positions, width);
    return {};
}

Variable withPositions(Graph& graph, const Positions& positions, Variable x)
{
    return std::visit(Positioned { graph, positions, x }, positions.choice);
}

Variable encoderLayer(const ForwardPass& pass, const LayerRequest& layer, Variable x)
{
    const AttentionCall own { .name = layer.name + ".self_attn.",
        .path = layer.path,
        .heads = layer.heads,
        .choice = layer.attention,
        .lengths = pass.batch.lengths };
    x = added(pass, layer, ".norm1", x, [&](Variable in) { return attention(pass, own, in, in); });
    return added(
        pass, layer, ".norm2", x, [&](Variable in) { return feedForward(pass, layer, in); });
}

Variable decoderLayer(
    const ForwardPass& pass, const LayerRequest& layer, Variable x, Variable memory)
{
    const Index n = pass.graph.value(x).rows() / pass.batch.size;
    const AttentionCall own { .name = layer.name + ".self_attn.",
        .path = "decoder/" + layer.path,
        .heads = layer.heads,
        .causal = true,
        .choice = layer.attention,
        .lengths = std::vector<Index>(static_cast<std::size_t>(pass.batch.size), n) };
    const AttentionCall other { .name = layer.name + ".multihead_attn.",
        .path = "cross/" + layer.path,
        .heads = layer.heads,
        .selfAttention = false,
        .choice = layer.attention,
        .lengths = pass.batch.lengths };
    x = added(pass, layer, ".norm1", x, [&](Variable in) { return attention(pass, own, in, in); });
    x = added(
        pass, layer, ".norm2", x, [&](Variable in) { return attention(pass, other, in, memory); });
    return added(
        pass, layer, ".norm3", x, [&](Variable in) { return feedForward(pass, layer, in); });
}

Variable applyDropout(const ForwardPass& pass, Variable x, std::string_view where)
{
    return dropout(pass.graph, x, pass.dropout, streamKey(pass.key, where));
}

} // namespace core::training
