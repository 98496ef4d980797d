#include "core/model_families/common/bart_like.h"
#include "core/model_families/common/families.h"

namespace core {

// [Lewis et al. 2020]
Architecture bartNetwork(const Config& config, const TensorNames& names)
{
    Architecture network = bartLike(config, names);
    for (Stack* const stack : { &network.stack, &*network.decoder }) {
        const std::string begin = stack == &network.stack ? "model.encoder." : "model.decoder.";
        EmbeddingLayer& embedding = stack->embedding;
        embedding.positions = PositionEmbedding { begin + "embed_positions.weight",
            network.maxPositions + 2, embedding.width, 2, {} };
        embedding.norm = layerNorm(begin + "layernorm_embedding", embedding.width, 1e-5);
    }
    return network;
}

} // namespace core
