#include "core/model_families/common/bart_like.h"
#include "core/model_families/common/families.h"

namespace core {

// Sinusoidal positions, whether a file contains them or not. [Junczys-Dowmunt et al. 2018]
Architecture marianNetwork(const Config& config, const TensorNames& names)
{
    Architecture network = bartLike(config, names);
    for (Stack* const stack : { &network.stack, &*network.decoder }) {
        const std::string table = (stack == &network.stack ? "model.encoder." : "model.decoder.")
            + std::string("embed_positions.weight");
        stack->embedding.positions = PositionEmbedding { names.has(table) ? table : "",
            network.maxPositions, stack->embedding.width, 0, {} };
    }
    return network;
}

} // namespace core
