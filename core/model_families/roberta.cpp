#include "core/model_families/common/bert_like.h"
#include "core/model_families/common/families.h"

namespace core {

// BERT trained for longer [Liu et al. 2019]; the same in a hundred languages [Conneau et al. 2020].
Architecture robertaNetwork(const Config& config, const TensorNames& names)
{
    Architecture network;
    network.stack = bertStack(config, "roberta.");
    EmbeddingLayer& embedding = network.stack.embedding;
    countPositionsFromPadding(config, embedding);
    network.maxPositions = embedding.positions->rows - embedding.positions->offset;
    if (!names.has("lm_head.dense.weight"))
        return network;
    const PlainLayerSize shape = bertShape(config);
    OutputHead head = maskedHead(embedding, shape.width);
    head.dense = linear("lm_head.dense", shape.width, shape.width);
    head.activation = Activation::Gelu;
    head.norm = layerNorm("lm_head.layer_norm", shape.width, shape.epsilon);
    if (names.has("lm_head.decoder.weight"))
        head.decoder.weight = "lm_head.decoder.weight";
    head.decoder.bias = names.either({ "lm_head.decoder.bias", "lm_head.bias" });
    network.outputHead = head;
    return network;
}

} // namespace core
