#include "core/kin/bert_kind.h"
#include "core/kin/families.h"

namespace core {

namespace {

    // Was this word replaced? One number for each token.
    Predictor discriminator(const PlainShape& shape)
    {
        Predictor result;
        result.dense = linear("discriminator_predictions.dense", shape.width, shape.width);
        result.activation = shape.activation;
        result.decoder = linear("discriminator_predictions.dense_prediction", shape.width, 1);
        return result;
    }

    Predictor generator(
        const PlainShape& shape, const TrainedEmbedding& embedding, const TensorNames& names)
    {
        Predictor result = maskedHead(embedding, embedding.width);
        result.dense = linear("generator_predictions.dense", shape.width, embedding.width);
        result.activation = Activation::Gelu;
        result.norm = layerNorm("generator_predictions.LayerNorm", embedding.width, shape.epsilon);
        if (names.has("generator_lm_head.weight"))
            result.decoder.weight = "generator_lm_head.weight";
        result.decoder.bias = "generator_lm_head.bias";
        return result;
    }

} // namespace

// [Clark et al. 2020]
Network electraNetwork(const Config& config, const TensorNames& names)
{
    const PlainShape shape = bertShape(config);
    Network network;
    network.stack = bertStack(config, "electra.");
    TrainedEmbedding& embedding = network.stack.embedding;
    if (embedding.width != shape.width)
        embedding.projection = linear("electra.embeddings_project", embedding.width, shape.width);
    network.mostTokens = embedding.places->rows;
    if (names.has("discriminator_predictions.dense.weight"))
        network.readout = discriminator(shape);
    else if (names.has("generator_predictions.dense.weight"))
        network.readout = generator(shape, embedding, names);
    return network;
}

} // namespace core
