#include "core/forward/layer_forward.h"

#include "core/forward/layer_parts.h"
#include "core/forward/readout.h"
#include "core/trained/recurrent_run.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace core {

namespace {

    LayerRule ruleOf(const TrainedAttention& attention)
    {
        LayerRule rule { attention.spec, attention.rotary };
        rule.outputProjection = !attention.out.weight.empty();
        return rule;
    }

    // Rows of one.
    Matrix beside(std::initializer_list<const Matrix*> parts)
    {
        Index width = 0;
        for (const Matrix* part : parts)
            width += part->cols();
        Matrix result = Matrix::uninitialised(1, width);
        Scalar* to = result.data();
        for (const Matrix* part : parts)
            to = std::ranges::copy(part->values(), to).out;
        return result;
    }

    // What a decoder keeps before its first step; the cell of an LSTM is empty.
    Matrix firstKept(const Speaker& speaker, const Matrix& heard, const TrainedRun& run)
    {
        const Matrix state = product(speaker.start, meanOfRows(heard), run);
        Matrix result(1, partsOf(speaker.cell.cell) * state.cols());
        std::ranges::transform(
            state.values(), result.data(), [](Scalar x) { return std::tanh(x); });
        return result;
    }

} // namespace

StackRun::StackRun(const Stack& described, const TrainedRun& at, Trace& result, Sides around)
    : stack(described)
    , context(at)
    , trace(result)
    , sides(std::move(around))
{
}

Matrix StackRun::run(const StackInput& input)
{
    Matrix x = embedded(stack.embedding, input, context);
    keep(x);
    if (stack.reader) {
        x = RecurrentRun(*stack.reader, context.numbers).states(x);
        keep(x);
    }
    if (stack.speaker) {
        x = spoken(*stack.speaker, x);
        keep(x);
    }
    for (const TrainedLayer& described : stack.layers) {
        if (context.stop.stop_requested())
            return x;
        x = layer(described, kept, x);
        keep(x);
        if (context.progress != nullptr)
            context.progress->step();
    }
    const bool shownNormed = stack.norm && stack.normIsState;
    if (shownNormed) {
        x = normed(*stack.norm, x, context);
        trace.states.back().numbers = x;
    }
    return readableStates(stack, x, shownNormed, context);
}

void StackRun::keep(Matrix state)
{
    std::string path = stack.path + "hidden" + std::to_string(kept++);
    if (!context.stop.stop_requested())
        requireFinite(state, path);
    trace.states.push_back({ std::move(path), std::move(state) });
}

Matrix StackRun::spoken(const Speaker& speaker, const Matrix& said)
{
    const Index width = speaker.cell.width;
    AttentionTrace& asking = trace.attentions.emplace_back(askingEncoder("cross/layer1", nullptr));
    asking.rule = ruleOf(speaker.cross);
    TrainedAttentionRun attention(speaker.cross, context, asking);
    attention.begin(said.rows(), biases);
    RecurrentRun cell(speaker.cell, context.numbers);
    Matrix memory = firstKept(speaker, *sides.asked, context);
    Matrix left;
    for (Index t = 0; t < said.rows() && !context.stop.stop_requested(); ++t) {
        const Matrix token = chosenRows(said, { &t, 1 });
        const Matrix got
            = attention.answer(t, memory.row(0).first(static_cast<std::size_t>(width)));
        memory = cell.after(memory, beside({ &token, &got }));
        const Matrix state = columnsFrom(memory, 0, width);
        const Matrix row = beside({ &state, &got, &token });
        if (left.empty())
            left = Matrix(said.rows(), row.cols());
        std::ranges::copy(row.values(), left.row(t).begin());
    }
    attention.end();
    trace.states.push_back({ stack.path + "asking", *asking.queries });
    if (context.progress != nullptr)
        context.progress->step();
    return left;
}

Matrix StackRun::layer(const TrainedLayer& layer, Index number, const Matrix& x)
{
    const std::string name = "layer" + std::to_string(number);
    return runLayer(
        layer, x, { context, [&](const TrainedAttention& attention, const Input& queries) {
                       return attended(attention,
                           &attention == &layer.self ? asking(stack.path + name, queries)
                                                     : askingEncoder("cross/" + name, queries));
                   } });
}

AttentionTrace StackRun::asking(const std::string& path, const Input& queries) const
{
    AttentionTrace result;
    result.path = path;
    result.queryTokens = sides.tokens;
    result.keyTokens = sides.tokens;
    result.queries = queries;
    result.keys = queries;
    result.values = queries;
    return result;
}

AttentionTrace StackRun::askingEncoder(const std::string& path, const Input& queries) const
{
    AttentionTrace result = asking(path, queries);
    if (sides.said != nullptr)
        result.queryTokens = sides.said;
    result.keyTokens = sides.askedTokens;
    result.keys = sides.asked;
    result.values = sides.asked;
    return result;
}

Matrix StackRun::attended(const TrainedAttention& attention, AttentionTrace begun)
{
    AttentionTrace& result = trace.attentions.emplace_back(std::move(begun));
    result.rule = ruleOf(attention);
    TrainedAttentionRun(attention, context, result).run(biases);
    return result.output;
}

} // namespace core
