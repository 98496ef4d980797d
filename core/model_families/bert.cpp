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
    const PlainShape shape = bertShape(config);
    OutputHead readout = maskedHead(network.stack.embedding, shape.width);
    readout.dense = linear(head + "transform.dense", shape.width, shape.width);
    readout.activation = shape.activation;
    readout.norm = layerNorm(head + "transform.LayerNorm", shape.width, shape.epsilon);
    if (names.has(head + "decoder.weight"))
        readout.decoder.weight = head + "decoder.weight";
    readout.decoder.bias = names.either({ head + "decoder.bias", head + "bias" });
    network.outputHead = readout;
    return network;
}

} // namespace core
