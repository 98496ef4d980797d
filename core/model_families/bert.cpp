#include "core/model_families/common/bert_like.h"
#include "core/model_families/common/families.h"

namespace core {

// [Devlin et al. 2019]
Architecture bertNetwork(const Config& config, const TensorNames& names)
{
    Architecture network;
    network.stack = bertStack(config, "bert.");
    network.maxPositions = network.stack.embedding.positions->rows;
    const std::string head = "cls.predictions.";
    if (!names.has(head + "transform.dense.weight"))
        return network;
    const PlainLayerSize shape = bertShape(config);
    OutputHead outputHead = maskedHead(network.stack.embedding, shape.width);
    outputHead.dense = linear(head + "transform.dense", shape.width, shape.width);
    outputHead.activation = shape.activation;
    outputHead.norm = layerNorm(head + "transform.LayerNorm", shape.width, shape.epsilon);
    if (names.has(head + "decoder.weight"))
        outputHead.decoder.weight = head + "decoder.weight";
    outputHead.decoder.bias = names.either({ head + "decoder.bias", head + "bias" });
    network.outputHead = outputHead;
    return network;
}

} // namespace core
