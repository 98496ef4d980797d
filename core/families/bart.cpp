#include "core/kin/bart_kind.h"
#include "core/kin/families.h"

namespace core {

// [Lewis et al. 2020]
Network bartNetwork(const Config& config, const TensorNames& names)
{
    Network network = bartLike(config, names);
    for (Stack* const stack : { &network.stack, &*network.decoder }) {
        const std::string begin = stack == &network.stack ? "model.encoder." : "model.decoder.";
        TrainedEmbedding& embedding = stack->embedding;
        embedding.places = PlaceTable { begin + "embed_positions.weight", network.mostTokens + 2,
            embedding.width, 2, {} };
        embedding.norm = layerNorm(begin + "layernorm_embedding", embedding.width, 1e-5);
    }
    return network;
}

} // namespace core
