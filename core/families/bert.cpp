#include "core/kin/bert_kind.h"
#include "core/kin/families.h"

namespace core {

// [Devlin et al. 2019]
Network bertNetwork(const Config& config, const TensorNames& names)
{
    Network network;
    network.stack = bertStack(config, "bert.");
    network.mostTokens = network.stack.embedding.places->rows;
    const std::string head = "cls.predictions.";
    if (!names.has(head + "transform.dense.weight"))
        return network;
    const PlainShape shape = bertShape(config);
    Predictor readout = maskedHead(network.stack.embedding, shape.width);
    readout.dense = linear(head + "transform.dense", shape.width, shape.width);
    readout.activation = shape.activation;
    readout.norm = layerNorm(head + "transform.LayerNorm", shape.width, shape.epsilon);
    if (names.has(head + "decoder.weight"))
        readout.decoder.weight = head + "decoder.weight";
    readout.decoder.bias = names.either({ head + "decoder.bias", head + "bias" });
    network.readout = readout;
    return network;
}

} // namespace core
