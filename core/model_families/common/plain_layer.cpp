#include "core/model_families/common/plain_layer.h"

namespace core {

AttentionLayer plainAttention(const PlainLayerSize& shape, const PlainNames& names)
{
    AttentionLayer result;
    const Index dk = dividedInto(shape.width, shape.heads, "num_attention_heads");
    result.spec.heads = static_cast<int>(shape.heads);
    result.spec.dk = static_cast<int>(dk);
    result.kvHeads = shape.heads;
    result.q = linear(names.q, shape.width, shape.width, shape.projectionBiases);
    result.k = linear(names.k, shape.width, shape.width, shape.projectionBiases);
    result.v = linear(names.v, shape.width, shape.width, shape.projectionBiases);
    result.out = linear(names.out, shape.width, shape.width, shape.biases);
    return result;
}

void fuseByHead(AttentionLayer& attention, const PlainLayerSize& shape, const std::string& name)
{
    const Linear whole = linear(name, shape.width, 3 * shape.width, shape.projectionBiases);
    const Index dk = shape.width / shape.heads;
    Linear* const thirds[] = { &attention.q, &attention.k, &attention.v };
    for (Index i = 0; i < 3; ++i)
        *thirds[i]
            = sliceOf(whole, { .begin = i * dk, .size = dk, .step = 3 * dk, .times = shape.heads });
}

ResidualNorms plainNorms(const PlainLayerSize& shape, const std::string& norm)
{
    ResidualNorms result;
    (shape.normsFirst ? result.before : result.sum) = layerNorm(norm, shape.width, shape.epsilon);
    return result;
}

TransformerLayer plainLayer(const PlainLayerSize& shape, const PlainNames& names)
{
    TransformerLayer result;
    result.self = plainAttention(shape, names);
    result.selfNorms = plainNorms(shape, names.norm);
    result.feedForward.up = linear(names.up, shape.width, shape.intermediate, shape.biases);
    result.feedForward.down = linear(names.down, shape.intermediate, shape.width, shape.biases);
    result.feedForward.activation = shape.activation;
    result.feedNorms = plainNorms(shape, names.feedNorm);
    return result;
}

} // namespace core
