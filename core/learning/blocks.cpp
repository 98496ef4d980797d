#include "core/learning/blocks.h"

#include "core/attention/score_parameters.h"
#include "core/base/random.h"
#include "core/learning/heads/attending.h"
#include "core/learning/tape/operations.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace core::learning {

namespace {

    struct Placed {
        Tape& tape;
        const Placing& placing;
        Variable x;

        [[nodiscard]] Index tokens() const { return tape.value(x).rows() / placing.batch; }

        // The same vectors for every example.
        [[nodiscard]] Variable plus(const Matrix& vectors) const
        {
            Matrix all = Matrix::uninitialised(tape.value(x).rows(), vectors.cols());
            for (Index row = 0; row < all.rows(); ++row)
                std::ranges::copy(vectors.row(row / placing.batch), all.row(row).begin());
            return sum(tape, x, tape.given(std::move(all)));
        }

        Variable operator()(const Sinusoidal& how) const
        {
            return plus(positionVectors(how, tokens(), tape.value(x).cols(), tableSeed));
        }
        Variable operator()(const RandomPosition& how) const
        {
            return plus(positionVectors(how, tokens(), tape.value(x).cols(), tableSeed));
        }
        Variable operator()(const LearnedPosition& how) const
        {
            std::vector<Index> places;
            for (Index row = 0; row < tape.value(x).rows(); ++row)
                places.push_back(std::min<Index>(row / placing.batch, how.places - 1));
            const Variable table = tape.weight(placing.tokens + "_place.weight");
            return sum(tape, x, rowsOf(tape, table, places));
        }
        Variable operator()(const NoPosition&) const { return x; }
        Variable operator()(const Rotary&) const { return x; }
        Variable operator()(const LinearBias&) const { return x; }
    };

    // The `which`-th of so many equal shares of the rows of a weight and its bias.
    struct Projection {
        Variable w, b;
    };
    Projection share(Tape& tape, const std::string& name, Extent which)
    {
        return { rows(tape, tape.weight(name + "in_proj_weight"), which),
            columns(tape, tape.weight(name + "in_proj_bias"), which) };
    }

    struct Asking {
        std::string name; // "layers.0.self_attn."
        std::string path;
        int heads = 1;
        bool causal = false;
        bool within = true; // one sequence
        const AttentionChoice& how;
        std::vector<Index> lengths; // of what is asked
    };

    // nn.MultiheadAttention.
    Variable attention(const Pass& pass, const Asking& how, Variable x, Variable memory)
    {
        Tape& tape = pass.tape;
        const Index d = tape.value(x).cols();
        const auto projected = [&](Variable from, Index which) {
            const Projection p = share(tape, how.name, { which * d, (which + 1) * d });
            return linear(tape, from, p.w, p.b);
        };
        const auto* const rotary = std::get_if<Rotary>(&how.how.position);
        const auto placed = [&](Variable of) {
            return rotary != nullptr && how.within
                ? turned(tape, { *rotary, pass.batch.size, how.heads }, of)
                : of;
        };
        const Variable q = placed(projected(x, 0));
        const Variable k = placed(projected(memory, 1));
        const Variable v = projected(memory, 2);
        Matrix weights;
        const Variable mixture = attended(tape,
            { .q = q,
                .k = k,
                .v = v,
                .heads = how.heads,
                .lengths = how.lengths,
                .causal = how.causal,
                .weights = pass.seen != nullptr ? &weights : nullptr },
            { how.how, how.name, how.within });
        if (pass.seen != nullptr)
            pass.seen->push_back({ how.path, how.heads, std::move(weights), tape.value(q),
                tape.value(k), tape.value(v) });
        return linear(tape, how.name + "out_proj", mixture);
    }

    Variable normed(Tape& tape, const std::string& name, Variable x)
    {
        return layerNorm(tape, x, tape.weight(name + ".weight"), tape.weight(name + ".bias"));
    }

    // x + f(norm(x)), or norm(x + f(x)).
    template <class F> Variable added(
        const Pass& pass, const LayerAsked& layer, const std::string& norm, Variable x, const F& f)
    {
        const std::string name = layer.name + norm;
        const Variable in = layer.normFirst ? normed(pass.tape, name, x) : x;
        const Variable all = sum(pass.tape, x, thinned(pass, f(in), name));
        return layer.normFirst ? all : normed(pass.tape, name, all);
    }

    Variable feedForward(const Pass& pass, const LayerAsked& layer, Variable x)
    {
        const Variable inside
            = activated(pass.tape, linear(pass.tape, layer.name + ".linear1", x), layer.activation);
        return linear(
            pass.tape, layer.name + ".linear2", thinned(pass, inside, layer.name + "inside"));
    }

    WeightForms attentionForms(const std::string& name, const LayerSize& size)
    {
        const Index d = size.width;
        const double reach = std::sqrt(6.0 / static_cast<double>(4 * d)); // Xavier's, of 3d x d
        WeightForms forms {
            { .name = name + ".in_proj_weight", .rows = 3 * d, .cols = d, .reach = reach },
            { .name = name + ".in_proj_bias", .cols = 3 * d, .start = WeightForm::Start::Zeros },
        };
        add(forms, linearForms(name + ".out_proj", d, d));
        add(forms, scoreForms(name + ".", size));
        return forms;
    }

    WeightForms normForms(const std::string& name, Index d)
    {
        return { { .name = name + ".weight", .cols = d, .start = WeightForm::Start::Ones },
            { .name = name + ".bias", .cols = d, .start = WeightForm::Start::Zeros } };
    }

    // What both kinds of layers have, with so many norms.
    WeightForms layerForms(const std::string& name, const LayerSize& size, int norms)
    {
        const Index d = size.width;
        WeightForms forms = attentionForms(name + ".self_attn", size);
        add(forms, linearForms(name + ".linear1", d, 4 * d));
        add(forms, linearForms(name + ".linear2", 4 * d, d));
        for (int i = 1; i <= norms; ++i)
            add(forms, normForms(name + ".norm" + std::to_string(i), d));
        return forms;
    }

    Variable readOneWay(Tape& tape, const Reading& how, Variable x, bool reversed)
    {
        const std::string suffix = reversed ? "_l0_reverse" : "_l0";
        const auto weight
            = [&](const char* name) { return tape.weight(how.name + "." + name + suffix); };
        const Variable states = recurrent(tape,
            { .cell = how.cell,
                .fromInput = linear(tape, x, weight("weight_ih"), weight("bias_ih")),
                .wHh = weight("weight_hh"),
                .bHh = weight("bias_hh"),
                .start = {},
                .batch = how.batch,
                .reversed = reversed,
                .lengths = how.lengths });
        if (partsOf(how.cell) == 1)
            return states;
        return columns(tape, states, { 0, tape.value(states).cols() / partsOf(how.cell) });
    }

} // namespace

void add(WeightForms& to, WeightForms more)
{
    to.insert(to.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
}

WeightForms embeddingForms(const std::string& name, Index tokens, Index width)
{
    return { { .name = name + ".weight",
        .rows = tokens,
        .cols = width,
        .start = WeightForm::Start::Normal } };
}

WeightForms linearForms(const std::string& name, Index inputs, Index outputs, bool bias)
{
    const double reach = 1 / std::sqrt(static_cast<double>(inputs));
    WeightForms forms {
        { .name = name + ".weight", .rows = outputs, .cols = inputs, .reach = reach }
    };
    if (bias)
        forms.push_back({ .name = name + ".bias", .cols = outputs, .reach = reach });
    return forms;
}

WeightForms cellForms(
    Cell cell, Index inputs, Index width, const std::string& prefix, const std::string& suffix)
{
    const double reach = 1 / std::sqrt(static_cast<double>(width));
    const Index gates = gatesOf(cell) * width;
    return {
        { .name = prefix + "weight_ih" + suffix, .rows = gates, .cols = inputs, .reach = reach },
        { .name = prefix + "weight_hh" + suffix, .rows = gates, .cols = width, .reach = reach },
        { .name = prefix + "bias_ih" + suffix, .cols = gates, .reach = reach },
        { .name = prefix + "bias_hh" + suffix, .cols = gates, .reach = reach },
    };
}

WeightForms scoreForms(const std::string& prefix, const LayerSize& size)
{
    const Index d = size.width / size.heads;
    WeightForms forms;
    for (const auto& [parameter, rows, cols] : parameterShapes(size.attention.score, { d, d })) {
        const bool bias = parameter.kind == ParameterKind::ScoreBias;
        const Index inputs = parameter.kind == ParameterKind::ScoreVector ? rows * cols : rows;
        forms.push_back({ .name = prefix + std::string(parameter.name),
            .rows = size.heads * rows,
            .cols = cols,
            .start = bias ? WeightForm::Start::Zeros : WeightForm::Start::Uniform,
            .reach = 1 / std::sqrt(static_cast<double>(inputs)) });
    }
    return forms;
}

WeightForms encoderLayerForms(const std::string& prefix, const LayerSize& size)
{
    return layerForms(prefix, size, 2);
}

WeightForms decoderLayerForms(const std::string& prefix, const LayerSize& size)
{
    WeightForms forms = layerForms(prefix, size, 3);
    add(forms, attentionForms(prefix + ".multihead_attn", size));
    return forms;
}

Variable linear(Tape& tape, const std::string& name, Variable x)
{
    return linear(tape, x, tape.weight(name + ".weight"), tape.weight(name + ".bias"));
}

Variable readBy(Tape& tape, const Reading& how, Variable x)
{
    const Variable onward = readOneWay(tape, how, x, false);
    if (!how.bothWays)
        return onward;
    const Variable back = readOneWay(tape, how, x, true);
    return beside(tape, std::array { onward, back });
}

std::vector<Index> readLengths(const Pass& pass)
{
    return pass.readsPadding ? std::vector<Index>() : pass.batch.lengths;
}

WeightForms placeForms(const NetworkPosition& how, const std::string& tokens, Index width)
{
    if (const auto* const learned = std::get_if<LearnedPosition>(&how))
        return embeddingForms(tokens + "_place", learned->places, width);
    return {};
}

Variable withPlaces(Tape& tape, const Placing& placing, Variable x)
{
    return std::visit(Placed { tape, placing, x }, placing.how);
}

Variable encoderLayer(const Pass& pass, const LayerAsked& layer, Variable x)
{
    const Asking own { .name = layer.name + ".self_attn.",
        .path = layer.path,
        .heads = layer.heads,
        .how = layer.attention,
        .lengths = pass.batch.lengths };
    x = added(pass, layer, ".norm1", x, [&](Variable in) { return attention(pass, own, in, in); });
    return added(
        pass, layer, ".norm2", x, [&](Variable in) { return feedForward(pass, layer, in); });
}

Variable decoderLayer(const Pass& pass, const LayerAsked& layer, Variable x, Variable memory)
{
    const Index n = pass.tape.value(x).rows() / pass.batch.size;
    const Asking own { .name = layer.name + ".self_attn.",
        .path = "decoder/" + layer.path,
        .heads = layer.heads,
        .causal = true,
        .how = layer.attention,
        .lengths = std::vector<Index>(static_cast<std::size_t>(pass.batch.size), n) };
    const Asking other { .name = layer.name + ".multihead_attn.",
        .path = "cross/" + layer.path,
        .heads = layer.heads,
        .within = false,
        .how = layer.attention,
        .lengths = pass.batch.lengths };
    x = added(pass, layer, ".norm1", x, [&](Variable in) { return attention(pass, own, in, in); });
    x = added(
        pass, layer, ".norm2", x, [&](Variable in) { return attention(pass, other, in, memory); });
    return added(
        pass, layer, ".norm3", x, [&](Variable in) { return feedForward(pass, layer, in); });
}

Variable thinned(const Pass& pass, Variable x, std::string_view where)
{
    return dropout(pass.tape, x, pass.dropout, streamKey(pass.key, where));
}

} // namespace core::learning
