// The networks that label tokens, or a whole text by the mean of its tokens.

#include "core/learning/networks.h"
#include "core/learning/tape/operations.h"

namespace core::learning {

namespace {

    Variable embedded(const Pass& pass)
    {
        Tape& tape = pass.tape;
        return thinned(
            pass, rowsOf(tape, tape.weight("src.weight"), pass.batch.sources), "embedding");
    }

    // Of what was made of each token.
    Variable labels(const Pass& pass, Variable x)
    {
        if (pass.batch.answer == Answer::Label)
            x = meanOverTokens(pass.tape, x, pass.batch.lengths);
        return linear(pass.tape, "out", x);
    }

    WeightForms netForms(const NetworkSpec& spec, const Sizes& sizes, Index tokens)
    {
        WeightForms forms = embeddingForms("src", sizes.sources, spec.embedding);
        add(forms, linearForms("hidden", tokens * spec.embedding, spec.width));
        add(forms, linearForms("out", spec.width, sizes.targets));
        return forms;
    }

    Variable net(const Pass& pass, Variable x)
    {
        const Variable inside
            = activated(pass.tape, linear(pass.tape, "hidden", x), Activation::Tanh);
        return labels(pass, inside);
    }

} // namespace

WeightForms weightForms(const PerTokenNet&, const NetworkSpec& spec, const Sizes& sizes)
{
    return netForms(spec, sizes, 1);
}

Variable logitsOf(const PerTokenNet&, const Pass& pass)
{
    return net(pass, embedded(pass));
}

WeightForms weightForms(const WindowNet& net, const NetworkSpec& spec, const Sizes& sizes)
{
    return netForms(spec, sizes, 2 * net.reach + 1);
}

Variable logitsOf(const WindowNet& net, const Pass& pass)
{
    return learning::net(pass,
        windows(pass.tape, untilEnds(pass.tape, embedded(pass), pass.batch.lengths),
            pass.batch.size, { -net.reach, net.reach + 1 }));
}

WeightForms weightForms(const RecurrentNet& net, const NetworkSpec& spec, const Sizes& sizes)
{
    WeightForms forms = embeddingForms("src", sizes.sources, spec.embedding);
    add(forms, cellForms(net.cell, spec.embedding, spec.width, "enc.", "_l0"));
    if (net.bothWays)
        add(forms, cellForms(net.cell, spec.embedding, spec.width, "enc.", "_l0_reverse"));
    add(forms, linearForms("out", Index { net.bothWays ? 2 : 1 } * spec.width, sizes.targets));
    return forms;
}

Variable logitsOf(const RecurrentNet& net, const Pass& pass)
{
    return labels(pass,
        readBy(pass.tape,
            { .cell = net.cell,
                .name = "enc",
                .batch = pass.batch.size,
                .bothWays = net.bothWays,
                .lengths = readLengths(pass) },
            embedded(pass)));
}

WeightForms weightForms(const SelfAttentionNet& net, const NetworkSpec& spec, const Sizes& sizes)
{
    WeightForms forms = embeddingForms("src", sizes.sources, spec.width);
    add(forms, placeForms(net.attention.position, "src", spec.width));
    for (int i = 0; i < net.layers; ++i)
        add(forms,
            encoderLayerForms(
                "layers." + std::to_string(i), { spec.width, net.heads, net.attention }));
    add(forms, linearForms("out", spec.width, sizes.targets));
    return forms;
}

Variable logitsOf(const SelfAttentionNet& net, const Pass& pass)
{
    Variable x
        = withPlaces(pass.tape, { net.attention.position, "src", pass.batch.size }, embedded(pass));
    for (int i = 0; i < net.layers; ++i)
        x = encoderLayer(pass,
            { .name = "layers." + std::to_string(i),
                .path = "layer" + std::to_string(i + 1),
                .heads = net.heads,
                .attention = net.attention },
            x);
    return labels(pass, x);
}

} // namespace core::learning
