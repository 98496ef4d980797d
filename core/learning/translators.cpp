// The networks that answer with a sequence.

#include "core/learning/heads/attending.h"
#include "core/learning/networks.h"
#include "core/learning/tape/operations.h"

#include <algorithm>
#include <cassert>

namespace core::learning {

namespace {

    Variable sourcesOf(const Pass& pass)
    {
        Tape& tape = pass.tape;
        return thinned(pass, rowsOf(tape, tape.weight("src.weight"), pass.batch.sources), "source");
    }
    Variable saidOf(const Pass& pass)
    {
        Tape& tape = pass.tape;
        return thinned(pass, rowsOf(tape, tape.weight("tgt.weight"), pass.batch.said), "said");
    }

    // What a decoder may look at, and how.
    struct Heard {
        Variable states; // m·B x 2h
        Variable keys; // the states, or W_k h (+ b)
        Variable mean; // B x 2h
    };

    Heard heardBy(Alignment alignment, const Pass& pass, Variable states)
    {
        Tape& tape = pass.tape;
        Variable keys = states;
        if (alignment == Alignment::Additive)
            keys = linear(tape, "w_k", states);
        else if (alignment == Alignment::Dot)
            keys = linear(tape, states, tape.weight("w_k.weight"));
        return { states, keys, meanOverTokens(tape, states, pass.batch.lengths) };
    }

    struct Look {
        Variable query, weights, context;
    };

    Look look(Alignment alignment, const Pass& pass, const Heard& memory, Variable state)
    {
        Tape& tape = pass.tape;
        const Variable query
            = alignment == Alignment::Dot ? state : linear(tape, state, tape.weight("w_q.weight"));
        const Variable scores = alignment == Alignment::Additive
            ? additiveScores(tape, query, memory.keys, tape.weight("u.weight"))
            : dotScores(tape, query, memory.keys);
        const Variable weights = softmaxOf(tape, scores, pass.batch.lengths);
        return { query, weights, mixed(tape, weights, memory.states) };
    }

    // As long as it goes, the state, and the cell of an LSTM.
    Variable firstState(const EncoderDecoder& net, const Pass& pass, Variable mean)
    {
        const Variable state
            = activated(pass.tape, linear(pass.tape, "init", mean), Activation::Tanh);
        if (partsOf(net.cell) == 1)
            return state;
        const Matrix& size = pass.tape.value(state);
        const Variable cell = pass.tape.given(Matrix(size.rows(), size.cols()));
        return beside(pass.tape, std::array { state, cell });
    }

    Variable decoderStep(const EncoderDecoder& net, const Pass& pass,
        std::span<const Variable> inputs, Variable kept)
    {
        Tape& tape = pass.tape;
        return recurrent(tape,
            { .cell = net.cell,
                .fromInput = linear(tape, beside(tape, inputs), tape.weight("dec.weight_ih"),
                    tape.weight("dec.bias_ih")),
                .wHh = tape.weight("dec.weight_hh"),
                .bHh = tape.weight("dec.bias_hh"),
                .start = kept,
                .batch = pass.batch.size });
    }

    void show(const Pass& pass, const std::vector<Look>& looks, const Heard& memory)
    {
        if (pass.seen == nullptr || looks.empty())
            return;
        assert(pass.batch.size == 1);
        const auto all = [&](Variable Look::*part) {
            std::vector<Variable> rows;
            for (const Look& each : looks)
                rows.push_back(each.*part);
            return pass.tape.value(below(pass.tape, rows));
        };
        pass.seen->push_back({ "cross/layer1", 1, all(&Look::weights), all(&Look::query),
            pass.tape.value(memory.keys), pass.tape.value(memory.states) });
    }

    // The mean of all states is a mixture, too, the same at each step: nobody asks for it.
    void showMean(const Pass& pass, Index said, const Heard& memory)
    {
        if (pass.seen == nullptr)
            return;
        assert(pass.batch.size == 1);
        const Matrix& states = pass.tape.value(memory.states);
        Matrix weights(said, states.rows());
        for (Index i = 0; i < said; ++i)
            std::ranges::fill(weights.row(i), Scalar { 1 } / static_cast<Scalar>(states.rows()));
        pass.seen->push_back({ "cross/layer1", 1, std::move(weights), {}, {}, {} });
    }

} // namespace

WeightForms weightForms(const EncoderDecoder& net, const NetworkSpec& spec, const Sizes& sizes)
{
    const Index e = spec.embedding;
    const Index h = spec.width;
    WeightForms forms = embeddingForms("src", sizes.sources, e);
    add(forms, embeddingForms("tgt", sizes.targets, e));
    add(forms, cellForms(net.cell, e, h, "enc.", "_l0"));
    add(forms, cellForms(net.cell, e, h, "enc.", "_l0_reverse"));
    add(forms, linearForms("init", 2 * h, h));
    if (net.alignment == Alignment::Additive || net.alignment == Alignment::General)
        add(forms, linearForms("w_q", h, net.alignment == Alignment::General ? 2 * h : h, false));
    if (net.alignment == Alignment::Additive || net.alignment == Alignment::Dot)
        add(forms, linearForms("w_k", 2 * h, h, net.alignment == Alignment::Additive));
    if (net.alignment == Alignment::Additive)
        add(forms, linearForms("u", h, 1, false));
    add(forms, cellForms(net.cell, e + 2 * h, h, "dec.", ""));
    add(forms, linearForms("out", 3 * h + e, sizes.targets));
    return forms;
}

Variable logitsOf(const EncoderDecoder& net, const Pass& pass)
{
    Tape& tape = pass.tape;
    const Index batch = pass.batch.size;
    const Variable states = readBy(tape,
        { .cell = net.cell,
            .name = "enc",
            .batch = batch,
            .bothWays = true,
            .lengths = readLengths(pass) },
        sourcesOf(pass));
    const Heard memory = heardBy(net.alignment, pass, states);
    const Variable said = saidOf(pass);
    Variable kept = firstState(net, pass, memory.mean);
    const Index h = tape.value(kept).cols() / partsOf(net.cell);
    const auto stateOf = [&](Variable of) {
        return partsOf(net.cell) == 1 ? of : columns(tape, of, { 0, h });
    };
    std::vector<Variable> decoded;
    std::vector<Variable> contexts;
    std::vector<Look> looks;
    for (Index t = 0; t < tape.value(said).rows() / batch; ++t) {
        Variable context = memory.mean;
        if (net.alignment != Alignment::None) {
            looks.push_back(look(net.alignment, pass, memory, stateOf(kept)));
            context = looks.back().context;
        }
        const Variable token = rows(tape, said, { t * batch, (t + 1) * batch });
        kept = decoderStep(net, pass, std::array { token, context }, kept);
        decoded.push_back(stateOf(kept));
        contexts.push_back(context);
    }
    if (net.alignment == Alignment::None)
        showMean(pass, std::ssize(decoded), memory);
    else
        show(pass, looks, memory);
    return linear(tape, "out",
        beside(tape, std::array { below(tape, decoded), below(tape, contexts), said }));
}

WeightForms weightForms(const TransformerNet& net, const NetworkSpec& spec, const Sizes& sizes)
{
    WeightForms forms = embeddingForms("src", sizes.sources, spec.width);
    add(forms, embeddingForms("tgt", sizes.targets, spec.width));
    for (const char* tokens : { "src", "tgt" })
        add(forms, placeForms(net.attention.position, tokens, spec.width));
    const LayerSize size { spec.width, net.heads, net.attention };
    for (int i = 0; i < net.layers; ++i) {
        add(forms, encoderLayerForms("encoder.layers." + std::to_string(i), size));
        add(forms, decoderLayerForms("decoder.layers." + std::to_string(i), size));
    }
    add(forms, linearForms("out", spec.width, sizes.targets));
    return forms;
}

Variable logitsOf(const TransformerNet& net, const Pass& pass)
{
    Tape& tape = pass.tape;
    const auto placed = [&](const char* tokens, Variable x) {
        return withPlaces(tape, { net.attention.position, tokens, pass.batch.size }, x);
    };
    Variable memory = placed("src", sourcesOf(pass));
    for (int i = 0; i < net.layers; ++i)
        memory = encoderLayer(pass,
            { .name = "encoder.layers." + std::to_string(i),
                .path = "encoder/layer" + std::to_string(i + 1),
                .heads = net.heads,
                .attention = net.attention },
            memory);
    Variable x = placed("tgt", saidOf(pass));
    for (int i = 0; i < net.layers; ++i)
        x = decoderLayer(pass,
            { .name = "decoder.layers." + std::to_string(i),
                .path = "layer" + std::to_string(i + 1),
                .heads = net.heads,
                .attention = net.attention },
            x, memory);
    return linear(tape, "out", x);
}

} // namespace core::learning
