// Networks that label each token, or a whole text by the mean over its tokens.

#include "core/training/autograd/operations.h"
#include "core/training/networks.h"

namespace core::training {

namespace {

    Variable embedded(const ForwardPass& pass)
    {
        Graph& graph = pass.graph;
        return applyDropout(
            pass, rowsOf(graph, graph.weight("src.weight"), pass.batch.sources), "embedding");
    }

    // x: n·B x width; logits for each token, or B rows for one label per text.
    Variable outputLogits(const ForwardPass& pass, Variable x)
    {
        if (pass.batch.outputKind == OutputKind::Label)
            x = meanOverTokens(pass.graph, x, pass.batch.lengths);
        return linear(pass.graph, "out", x);
    }

    ParameterSpecs mlpParameters(const NetworkSpec& spec, const Sizes& sizes, Index tokens)
    {
        ParameterSpecs forms = embeddingParameters("src", sizes.sources, spec.embedding);
        add(forms, linearParameters("hidden", tokens * spec.embedding, spec.width));
        add(forms, linearParameters("out", spec.width, sizes.targets));
        return forms;
    }

    Variable mlp(const ForwardPass& pass, Variable x)
    {
        const Variable inside
            = activated(pass.graph, linear(pass.graph, "hidden", x), Activation::Tanh);
        return outputLogits(pass, inside);
    }

} // namespace

ParameterSpecs parameterSpecs(const TokenMlp&, const NetworkSpec& spec, const Sizes& sizes)
{
    return mlpParameters(spec, sizes, 1);
}

Variable logitsOf(const TokenMlp&, const ForwardPass& pass)
{
    return mlp(pass, embedded(pass));
}

ParameterSpecs parameterSpecs(const WindowMlp& net, const NetworkSpec& spec, const Sizes& sizes)
{
    return mlpParameters(spec, sizes, 2 * net.radius + 1);
}

Variable logitsOf(const WindowMlp& net, const ForwardPass& pass)
{
    return training::mlp(pass,
        windows(pass.graph, maskPadding(pass.graph, embedded(pass), pass.batch.lengths),
            pass.batch.size, { -net.radius, net.radius + 1 }));
}

ParameterSpecs parameterSpecs(
    const RecurrentTagger& net, const NetworkSpec& spec, const Sizes& sizes)
{
    ParameterSpecs forms = embeddingParameters("src", sizes.sources, spec.embedding);
    add(forms, recurrentParameters(net.cell, spec.embedding, spec.width, "enc.", "_l0"));
    if (net.bidirectional)
        add(forms,
            recurrentParameters(net.cell, spec.embedding, spec.width, "enc.", "_l0_reverse"));
    add(forms,
        linearParameters("out", Index { net.bidirectional ? 2 : 1 } * spec.width, sizes.targets));
    return forms;
}

Variable logitsOf(const RecurrentTagger& net, const ForwardPass& pass)
{
    return outputLogits(pass,
        hiddenStates(pass.graph,
            { .cell = net.cell,
                .name = "enc",
                .batch = pass.batch.size,
                .bidirectional = net.bidirectional,
                .lengths = packedLengths(pass) },
            embedded(pass)));
}

ParameterSpecs parameterSpecs(
    const SelfAttentionNetwork& net, const NetworkSpec& spec, const Sizes& sizes)
{
    ParameterSpecs forms = embeddingParameters("src", sizes.sources, spec.width);
    add(forms, positionParameters(net.attention.position, "src", spec.width));
    for (int i = 0; i < net.layers; ++i)
        add(forms,
            encoderLayerParameters(
                "layers." + std::to_string(i), { spec.width, net.heads, net.attention }));
    add(forms, linearParameters("out", spec.width, sizes.targets));
    return forms;
}

Variable logitsOf(const SelfAttentionNetwork& net, const ForwardPass& pass)
{
    Variable x = withPositions(
        pass.graph, { net.attention.position, "src", pass.batch.size }, embedded(pass));
    for (int i = 0; i < net.layers; ++i)
        x = encoderLayer(pass,
            { .name = "layers." + std::to_string(i),
                .path = "layer" + std::to_string(i + 1),
                .heads = net.heads,
                .attention = net.attention },
            x);
    return outputLogits(pass, x);
}

} // namespace core::training
