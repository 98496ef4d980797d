#include "core/kin/bert_kind.h"
#include "core/kin/families.h"

namespace core {

// BERT trained for longer [Liu et al. 2019]; the same in a hundred languages [Conneau et al. 2020].
Network robertaNetwork(const Config& config, const TensorNames& names)
{
    Network network;
    network.stack = bertStack(config, "roberta.");
    TrainedEmbedding& embedding = network.stack.embedding;
    countPlacesFromPadding(config, embedding);
    network.mostTokens = embedding.places->rows - embedding.places->offset;
    if (!names.has("lm_head.dense.weight"))
        return network;
    const PlainShape shape = bertShape(config);
    Predictor head = maskedHead(embedding, shape.width);
    head.dense = linear("lm_head.dense", shape.width, shape.width);
    head.activation = Activation::Gelu;
    head.norm = layerNorm("lm_head.layer_norm", shape.width, shape.epsilon);
    if (names.has("lm_head.decoder.weight"))
        head.decoder.weight = "lm_head.decoder.weight";
    head.decoder.bias = names.either({ "lm_head.decoder.bias", "lm_head.bias" });
    network.readout = head;
    return network;
}

} // namespace core
