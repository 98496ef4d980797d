#include "core/kin/bart_kind.h"
#include "core/kin/families.h"

namespace core {

// Places are sines and cosines, whether a file holds them or not.
// [Junczys-Dowmunt et al. 2018]
Network marianNetwork(const Config& config, const TensorNames& names)
{
    Network network = bartLike(config, names);
    for (Stack* const stack : { &network.stack, &*network.decoder }) {
        const std::string table = (stack == &network.stack ? "model.encoder." : "model.decoder.")
            + std::string("embed_positions.weight");
        stack->embedding.places = PlaceTable { names.has(table) ? table : "", network.mostTokens,
            stack->embedding.width, 0, {} };
    }
    return network;
}

} // namespace core
