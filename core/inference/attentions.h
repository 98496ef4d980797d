#pragma once

#include "core/architecture/architecture.h"

#include <string>
#include <vector>

namespace core {

// Calls f(path, attention) for every attention of a network in the order of computation: "layer1"
// or "encoder/layer1", "decoder/layer1", "cross/layer1".
void eachAttention(auto& network, auto&& f)
{
    const auto ofStack = [&](auto& stack) {
        if (stack.attentionDecoder)
            f("cross/layer1", stack.attentionDecoder->cross);
        for (std::size_t l = 0; l < stack.layers.size(); ++l) {
            const std::string name = "layer" + std::to_string(l + 1);
            f(stack.path + name, stack.layers[l].self);
            if (stack.layers[l].cross)
                f("cross/" + name, *stack.layers[l].cross);
        }
    };
    ofStack(network.stack);
    if (network.decoder)
        ofStack(*network.decoder);
}

struct AttentionAt {
    std::string path;
    const AttentionLayer* attention; // in the network
};

inline std::vector<AttentionAt> attentionsOf(const Architecture& network)
{
    std::vector<AttentionAt> result;
    eachAttention(network, [&](const std::string& path, const AttentionLayer& attention) {
        result.push_back({ path, &attention });
    });
    return result;
}

} // namespace core
