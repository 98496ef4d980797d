#include "core/architecture/architecture.h"

#include <algorithm>
#include <variant>

namespace core {

namespace {

    bool isCausal(const Stack& stack)
    {
        const auto causal = [](const Mask& mask) {
            return std::holds_alternative<CausalMask>(mask)
                || std::holds_alternative<CausalWindowMask>(mask);
        };
        return std::ranges::any_of(stack.layers, [&](const TransformerLayer& layer) {
            return std::ranges::any_of(layer.self.spec.mask, causal);
        });
    }

} // namespace

PredictionKind predictionKind(const Architecture& network)
{
    if (network.trainedFor)
        return *network.trainedFor;
    if (!network.outputHead
        || network.outputHead->decoder.outputs() < 2) // as ELECTRA's discriminator
        return PredictionKind::Nothing;
    if (network.outputHead->classes)
        return network.outputHead->isSingle() ? PredictionKind::Classes : PredictionKind::Labels;
    return network.decoder || isCausal(network.stack) ? PredictionKind::NextTokens
                                                      : PredictionKind::MaskedTokens;
}

} // namespace core
