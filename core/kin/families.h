#pragma once

#include "core/blocks/network.h"
#include "core/kin/config.h"
#include "core/kin/tensor_names.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// One family of trained models: what its config.json means and what its tensors are called.
struct Family {
    std::string_view type; // `model_type`
    std::string_view base; // begins the names of its inner model; files may lack it
    Network (*describe)(const Config& config, const TensorNames& names);
};

std::span<const Family> families();

// The network of a folder, described by its family. Errors "model_type", which names the families,
// and "model_config".
struct Described {
    Network network;
    TensorNames names;
};
void requireKnownType(const Config& config);
Described describeNetwork(const Config& config, const TensorForms& contents);

Network albertNetwork(const Config& config, const TensorNames& names);
Network bartNetwork(const Config& config, const TensorNames& names);
Network bertNetwork(const Config& config, const TensorNames& names);
Network bloomNetwork(const Config& config, const TensorNames& names);
Network distilbertNetwork(const Config& config, const TensorNames& names);
Network electraNetwork(const Config& config, const TensorNames& names);
Network gemmaNetwork(const Config& config, const TensorNames& names);
Network gemma2Network(const Config& config, const TensorNames& names);
Network gemma3Network(const Config& config, const TensorNames& names);
Network gpt2Network(const Config& config, const TensorNames& names);
Network gptNeoxNetwork(const Config& config, const TensorNames& names);
Network llamaNetwork(const Config& config, const TensorNames& names);
Network marianNetwork(const Config& config, const TensorNames& names);
Network mistralNetwork(const Config& config, const TensorNames& names);
Network modernbertNetwork(const Config& config, const TensorNames& names);
Network olmo2Network(const Config& config, const TensorNames& names);
Network optNetwork(const Config& config, const TensorNames& names);
Network phiNetwork(const Config& config, const TensorNames& names);
Network phi3Network(const Config& config, const TensorNames& names);
Network qwen2Network(const Config& config, const TensorNames& names);
Network qwen3Network(const Config& config, const TensorNames& names);
Network robertaNetwork(const Config& config, const TensorNames& names);
Network smollm3Network(const Config& config, const TensorNames& names);
Network t5Network(const Config& config, const TensorNames& names);
Network vitNetwork(const Config& config, const TensorNames& names);

} // namespace core
