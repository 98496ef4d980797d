#include "core/learning/blocks.h"

#include "core/base/random.h"
#include "core/learning/attending.h"
#include "core/learning/operations.h"

#include <cmath>
#include <iterator>
#include <utility>

namespace core::learning {

namespace {

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
        const Variable q = projected(x, 0);
        const Variable k = projected(memory, 1);
        const Variable v = projected(memory, 2);
        Matrix weights;
        const Variable mixture = attended(tape,
            { .q = q,
                .k = k,
                .v = v,
                .heads = how.heads,
                .lengths = how.lengths,
                .causal = how.causal,
                .weights = pass.seen != nullptr ? &weights : nullptr });
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

    WeightForms attentionForms(const std::string& name, Index d)
    {
        const double reach = std::sqrt(6.0 / static_cast<double>(4 * d)); // Xavier's, of 3d x d
        WeightForms forms {
            { .name = name + ".in_proj_weight", .rows = 3 * d, .cols = d, .reach = reach },
            { .name = name + ".in_proj_bias", .cols = 3 * d, .start = WeightForm::Start::Zeros },
        };
        add(forms, linearForms(name + ".out_proj", d, d));
        return forms;
    }

    WeightForms normForms(const std::string& name, Index d)
    {
        return { { .name = name + ".weight", .cols = d, .start = WeightForm::Start::Ones },
            { .name = name + ".bias", .cols = d, .start = WeightForm::Start::Zeros } };
    }

    // What both kinds of layers have, with so many norms.
    WeightForms layerForms(const std::string& name, Index d, int norms)
    {
        WeightForms forms = attentionForms(name + ".self_attn", d);
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

WeightForms encoderLayerForms(const std::string& prefix, Index width)
{
    return layerForms(prefix, width, 2);
}

WeightForms decoderLayerForms(const std::string& prefix, Index width)
{
    WeightForms forms = layerForms(prefix, width, 3);
    add(forms, attentionForms(prefix + ".multihead_attn", width));
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

Variable withPlaces(Tape& tape, Variable x, Index batch)
{
    const Index d = tape.value(x).cols();
    Matrix codes = Matrix::uninitialised(tape.value(x).rows(), d);
    for (Index row = 0; row < codes.rows(); ++row)
        for (Index i = 0; i < d; ++i) {
            const Index place = row / batch;
            const Index pair = i - i % 2;
            const double angle = static_cast<double>(place)
                / std::pow(10000.0, static_cast<double>(pair) / static_cast<double>(d));
            codes(row, i) = static_cast<Scalar>(i % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    return sum(tape, x, tape.given(std::move(codes)));
}

Variable encoderLayer(const Pass& pass, const LayerAsked& layer, Variable x)
{
    const Asking own { layer.name + ".self_attn.", layer.path, layer.heads, false,
        pass.batch.lengths };
    x = added(pass, layer, ".norm1", x, [&](Variable in) { return attention(pass, own, in, in); });
    return added(
        pass, layer, ".norm2", x, [&](Variable in) { return feedForward(pass, layer, in); });
}

Variable decoderLayer(const Pass& pass, const LayerAsked& layer, Variable x, Variable memory)
{
    const Index n = pass.tape.value(x).rows() / pass.batch.size;
    const Asking own { layer.name + ".self_attn.", "decoder/" + layer.path, layer.heads, true,
        std::vector<Index>(static_cast<std::size_t>(pass.batch.size), n) };
    const Asking other { layer.name + ".multihead_attn.", "cross/" + layer.path, layer.heads, false,
        pass.batch.lengths };
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
