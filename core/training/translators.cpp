// Networks whose output is a sequence: EncoderDecoder and TransformerNetwork.

#include "core/training/attention/attention_op.h"
#include "core/training/autograd/operations.h"
#include "core/training/networks.h"

#include <algorithm>
#include <cassert>

namespace core::training {

namespace {

    Variable sourcesOf(const ForwardPass& pass)
    {
        Graph& graph = pass.graph;
        return applyDropout(
            pass, rowsOf(graph, graph.weight("src.weight"), pass.batch.sources), "source");
    }
    Variable decoderInputsOf(const ForwardPass& pass)
    {
        Graph& graph = pass.graph;
        return applyDropout(
            pass, rowsOf(graph, graph.weight("tgt.weight"), pass.batch.decoderInputs), "said");
    }

    // The encoder's output for the decoder's attention.
    struct EncoderOutput {
        Variable states; // m·B x 2h
        Variable keys; // states, or W_k h (+ b)
        Variable mean; // B x 2h
    };

    EncoderOutput encode(Alignment alignment, const ForwardPass& pass, Variable states)
    {
        Graph& graph = pass.graph;
        Variable keys = states;
        if (alignment == Alignment::Additive)
            keys = linear(graph, "w_k", states);
        else if (alignment == Alignment::Dot)
            keys = linear(graph, states, graph.weight("w_k.weight"));
        return { states, keys, meanOverTokens(graph, states, pass.batch.lengths) };
    }

    struct AttentionStep {
        Variable query, weights, context;
    };

    AttentionStep attend(
        Alignment alignment, const ForwardPass& pass, const EncoderOutput& memory, Variable state)
    {
        Graph& graph = pass.graph;
        const Variable query = alignment == Alignment::Dot
            ? state
            : linear(graph, state, graph.weight("w_q.weight"));
        const Variable scores = alignment == Alignment::Additive
            ? additiveScores(graph, query, memory.keys, graph.weight("u.weight"))
            : dotScores(graph, query, memory.keys);
        const Variable weights = softmaxOf(graph, scores, pass.batch.lengths);
        return { query, weights, weightedSum(graph, weights, memory.states) };
    }

    // B x h: tanh(linear(mean)); for an LSTM B x 2h with a zero cell state.
    Variable firstState(const EncoderDecoder& net, const ForwardPass& pass, Variable mean)
    {
        const Variable state
            = activated(pass.graph, linear(pass.graph, "init", mean), Activation::Tanh);
        if (partsOf(net.cell) == 1)
            return state;
        const Matrix& size = pass.graph.value(state);
        const Variable cell = pass.graph.constant(Matrix(size.rows(), size.cols()));
        return concatenateColumns(pass.graph, std::array { state, cell });
    }

    Variable decoderStep(const EncoderDecoder& net, const ForwardPass& pass,
        std::span<const Variable> inputs, Variable kept)
    {
        Graph& graph = pass.graph;
        return recurrent(graph,
            { .cell = net.cell,
                .fromInput = linear(graph, concatenateColumns(graph, inputs),
                    graph.weight("dec.weight_ih"), graph.weight("dec.bias_ih")),
                .wHh = graph.weight("dec.weight_hh"),
                .bHh = graph.weight("dec.bias_hh"),
                .start = kept,
                .batch = pass.batch.size });
    }

    void record(const ForwardPass& pass, const std::vector<AttentionStep>& looks,
        const EncoderOutput& memory)
    {
        if (pass.recordedAttention == nullptr || looks.empty())
            return;
        assert(pass.batch.size == 1);
        const auto all = [&](Variable AttentionStep::*part) {
            std::vector<Variable> rows;
            for (const AttentionStep& each : looks)
                rows.push_back(each.*part);
            return pass.graph.value(concatenateRows(pass.graph, rows));
        };
        pass.recordedAttention->push_back(
            { "cross/layer1", 1, all(&AttentionStep::weights), all(&AttentionStep::query),
                pass.graph.value(memory.keys), pass.graph.value(memory.states) });
    }

    // The mean is a weighted sum with the same weights at each step, without queries and keys.
    void recordMean(const ForwardPass& pass, Index count, const EncoderOutput& memory)
    {
        if (pass.recordedAttention == nullptr)
            return;
        assert(pass.batch.size == 1);
        const Matrix& states = pass.graph.value(memory.states);
        Matrix weights(count, states.rows());
        for (Index i = 0; i < count; ++i)
            std::ranges::fill(weights.row(i), Scalar { 1 } / static_cast<Scalar>(states.rows()));
        pass.recordedAttention->push_back({ "cross/layer1", 1, std::move(weights), {}, {}, {} });
    }

} // namespace

ParameterSpecs parameterSpecs(
    const EncoderDecoder& net, const NetworkSpec& spec, const Sizes& sizes)
{
    const Index e = spec.embedding;
    const Index h = spec.width;
    ParameterSpecs forms = embeddingParameters("src", sizes.sources, e);
    add(forms, embeddingParameters("tgt", sizes.targets, e));
    add(forms, recurrentParameters(net.cell, e, h, "enc.", "_l0"));
    add(forms, recurrentParameters(net.cell, e, h, "enc.", "_l0_reverse"));
    add(forms, linearParameters("init", 2 * h, h));
    if (net.alignment == Alignment::Additive || net.alignment == Alignment::General)
        add(forms,
            linearParameters("w_q", h, net.alignment == Alignment::General ? 2 * h : h, false));
    if (net.alignment == Alignment::Additive || net.alignment == Alignment::Dot)
        add(forms, linearParameters("w_k", 2 * h, h, net.alignment == Alignment::Additive));
    if (net.alignment == Alignment::Additive)
        add(forms, linearParameters("u", h, 1, false));
    add(forms, recurrentParameters(net.cell, e + 2 * h, h, "dec.", ""));
    add(forms, linearParameters("out", 3 * h + e, sizes.targets));
    return forms;
}

Variable logitsOf(const EncoderDecoder& net, const ForwardPass& pass)
{
    Graph& graph = pass.graph;
    const Index batch = pass.batch.size;
    const Variable states = hiddenStates(graph,
        { .cell = net.cell,
            .name = "enc",
            .batch = batch,
            .bidirectional = true,
            .lengths = packedLengths(pass) },
        sourcesOf(pass));
    const EncoderOutput memory = encode(net.alignment, pass, states);
    const Variable decoderInputs = decoderInputsOf(pass);
    Variable kept = firstState(net, pass, memory.mean);
    const Index h = graph.value(kept).cols() / partsOf(net.cell);
    const auto stateOf = [&](Variable of) {
        return partsOf(net.cell) == 1 ? of : columns(graph, of, { 0, h });
    };
    std::vector<Variable> decoded;
    std::vector<Variable> contexts;
    std::vector<AttentionStep> looks;
    for (Index t = 0; t < graph.value(decoderInputs).rows() / batch; ++t) {
        Variable context = memory.mean;
        if (net.alignment != Alignment::None) {
            looks.push_back(attend(net.alignment, pass, memory, stateOf(kept)));
            context = looks.back().context;
        }
        const Variable token = rows(graph, decoderInputs, { t * batch, (t + 1) * batch });
        kept = decoderStep(net, pass, std::array { token, context }, kept);
        decoded.push_back(stateOf(kept));
        contexts.push_back(context);
    }
    if (net.alignment == Alignment::None)
        recordMean(pass, std::ssize(decoded), memory);
    else
        record(pass, looks, memory);
    return linear(graph, "out",
        concatenateColumns(graph,
            std::array { concatenateRows(graph, decoded), concatenateRows(graph, contexts),
                decoderInputs }));
}

ParameterSpecs parameterSpecs(
    const TransformerNetwork& net, const NetworkSpec& spec, const Sizes& sizes)
{
    ParameterSpecs forms = embeddingParameters("src", sizes.sources, spec.width);
    add(forms, embeddingParameters("tgt", sizes.targets, spec.width));
    for (const char* tokens : { "src", "tgt" })
        add(forms, positionParameters(net.attention.position, tokens, spec.width));
    const LayerSize size { spec.width, net.heads, net.attention };
    for (int i = 0; i < net.layers; ++i) {
        add(forms, encoderLayerParameters("encoder.layers." + std::to_string(i), size));
        add(forms, decoderLayerParameters("decoder.layers." + std::to_string(i), size));
    }
    add(forms, linearParameters("out", spec.width, sizes.targets));
    return forms;
}

Variable logitsOf(const TransformerNetwork& net, const ForwardPass& pass)
{
    Graph& graph = pass.graph;
    const auto placed = [&](const char* tokens, Variable x) {
        return withPositions(graph, { net.attention.position, tokens, pass.batch.size }, x);
    };
    Variable memory = placed("src", sourcesOf(pass));
    for (int i = 0; i < net.layers; ++i)
        memory = encoderLayer(pass,
            { .name = "encoder.layers." + std::to_string(i),
                .path = "encoder/layer" + std::to_string(i + 1),
                .heads = net.heads,
                .attention = net.attention },
            memory);
    Variable x = placed("tgt", decoderInputsOf(pass));
    for (int i = 0; i < net.layers; ++i)
        x = decoderLayer(pass,
            { .name = "decoder.layers." + std::to_string(i),
                .path = "layer" + std::to_string(i + 1),
                .heads = net.heads,
                .attention = net.attention },
            x, memory);
    return linear(graph, "out", x);
}

} // namespace core::training
