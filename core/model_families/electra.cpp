#include "core/model_families/common/bert_like.h"
#include "core/model_families/common/families.h"

namespace core {

namespace {

    // Replaced token detection: one logit for each token.
    OutputHead discriminator(const PlainLayerSize& shape)
    {
        OutputHead result;
        result.dense = linear("discriminator_predictions.dense", shape.width, shape.width);
        result.activation = shape.activation;
        result.decoder = linear("discriminator_predictions.dense_prediction", shape.width, 1);
        return result;
    }

    OutputHead generator(
        const PlainLayerSize& shape, const EmbeddingLayer& embedding, const TensorNames& names)
    {
        OutputHead result = maskedHead(embedding, embedding.width);
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
Architecture electraNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = bertShape(config);
    Architecture network;
    network.stack = bertStack(config, "electra.");
    EmbeddingLayer& embedding = network.stack.embedding;
    if (embedding.width != shape.width)
        embedding.projection = linear("electra.embeddings_project", embedding.width, shape.width);
    network.maxPositions = embedding.positions->rows;
    if (names.has("discriminator_predictions.dense.weight"))
        network.outputHead = discriminator(shape);
    else if (names.has("generator_predictions.dense.weight"))
        network.outputHead = generator(shape, embedding, names);
    return network;
}

} // namespace core
