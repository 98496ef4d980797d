#include "core/inference/stack_forward.h"

#include "core/inference/layer_parts.h"
#include "core/inference/output_head.h"
#include "core/inference/weight_access/recurrent_forward.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace core {

namespace {

    LayerSpec ruleOf(const AttentionLayer& attention)
    {
        LayerSpec spec { attention.spec, attention.rotary };
        spec.outputProjection = !attention.out.weight.empty();
        return spec;
    }

    // torch.cat of 1 x … rows along the columns.
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

    // Initial state of the decoder; an LSTM's cell state is zero.
    Matrix firstKept(
        const AttentionDecoder& decoder, const Matrix& encoded, const InferenceContext& run)
    {
        const Matrix state = product(decoder.start, meanOfRows(encoded), run);
        Matrix result(1, partsOf(decoder.cell.cell) * state.cols());
        std::ranges::transform(
            state.values(), result.data(), [](Scalar x) { return std::tanh(x); });
        return result;
    }

} // namespace

StackForward::StackForward(
    const Stack& described, const InferenceContext& at, Trace& result, Sides around)
    : stack(described)
    , context(at)
    , trace(result)
    , sides(std::move(around))
{
}

Matrix StackForward::run(const StackInput& input)
{
    Matrix x = embedded(stack.embedding, input, context);
    keep(x);
    if (stack.recurrentEncoder) {
        x = RecurrentForward(*stack.recurrentEncoder, context.weights).states(x);
        keep(x);
    }
    if (stack.attentionDecoder) {
        x = decode(*stack.attentionDecoder, x);
        keep(x);
    }
    for (const TransformerLayer& described : stack.layers) {
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
        trace.states.back().values = x;
    }
    return readableStates(stack, x, shownNormed, context);
}

void StackForward::keep(Matrix state)
{
    std::string path = stack.path + "hidden" + std::to_string(kept++);
    if (!context.stop.stop_requested())
        requireFinite(state, path);
    trace.states.push_back({ std::move(path), std::move(state) });
}

Matrix StackForward::decode(const AttentionDecoder& decoder, const Matrix& embedded)
{
    const Index width = decoder.cell.width;
    AttentionTrace& asking
        = trace.attentions.emplace_back(crossAttentionTrace("cross/layer1", nullptr));
    asking.spec = ruleOf(decoder.cross);
    AttentionForward attention(decoder.cross, context, asking);
    attention.begin(embedded.rows(), biases);
    RecurrentForward cell(decoder.cell, context.weights);
    Matrix memory = firstKept(decoder, *sides.keys, context);
    Matrix left;
    for (Index t = 0; t < embedded.rows() && !context.stop.stop_requested(); ++t) {
        const Matrix token = chosenRows(embedded, { &t, 1 });
        const Matrix got
            = attention.attendFrom(t, memory.row(0).first(static_cast<std::size_t>(width)));
        memory = cell.after(memory, beside({ &token, &got }));
        const Matrix state = columnsFrom(memory, 0, width);
        const Matrix row = beside({ &state, &got, &token });
        if (left.empty())
            left = Matrix(embedded.rows(), row.cols());
        std::ranges::copy(row.values(), left.row(t).begin());
    }
    attention.end();
    trace.states.push_back({ stack.path + "asking", *asking.queries });
    if (context.progress != nullptr)
        context.progress->step();
    return left;
}

Matrix StackForward::layer(const TransformerLayer& layer, Index number, const Matrix& x)
{
    const std::string name = "layer" + std::to_string(number);
    return runLayer(layer, x,
        { context, [&](const AttentionLayer& layerAttention, const Input& queries) {
             return attention(layerAttention,
                 &layerAttention == &layer.self ? selfAttentionTrace(stack.path + name, queries)
                                                : crossAttentionTrace("cross/" + name, queries));
         } });
}

AttentionTrace StackForward::selfAttentionTrace(const std::string& path, const Input& queries) const
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

AttentionTrace StackForward::crossAttentionTrace(
    const std::string& path, const Input& queries) const
{
    AttentionTrace result = selfAttentionTrace(path, queries);
    if (sides.outputLabels != nullptr)
        result.queryTokens = sides.outputLabels;
    result.keyTokens = sides.keyTokens;
    result.keys = sides.keys;
    result.values = sides.keys;
    return result;
}

Matrix StackForward::attention(const AttentionLayer& attention, AttentionTrace begun)
{
    AttentionTrace& result = trace.attentions.emplace_back(std::move(begun));
    result.spec = ruleOf(attention);
    AttentionForward(attention, context, result).run(biases);
    return result.output;
}

} // namespace core
