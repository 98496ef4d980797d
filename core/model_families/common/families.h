#pragma once

#include "core/architecture/architecture.h"
#include "core/model_families/common/config.h"
#include "core/model_families/common/tensor_names.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// A family of pretrained models: reads its config.json and names its tensors.
struct Family {
    std::string_view type; // `model_type`
    std::string_view base; // prefix of the inner model's tensors; may be missing in files
    Architecture (*describe)(const Config& config, const TensorNames& names);
};

std::span<const Family> families();

// Architecture of a folder's model, described by its family. Errors "model_type", which lists the
// families, and "model_config".
struct DescribedArchitecture {
    Architecture network;
    TensorNames names;
};
void requireKnownType(const Config& config);
DescribedArchitecture describeArchitecture(const Config& config, const TensorInfos& contents);

Architecture albertNetwork(const Config& config, const TensorNames& names);
Architecture bartNetwork(const Config& config, const TensorNames& names);
Architecture bertNetwork(const Config& config, const TensorNames& names);
Architecture bloomNetwork(const Config& config, const TensorNames& names);
Architecture distilbertNetwork(const Config& config, const TensorNames& names);
Architecture electraNetwork(const Config& config, const TensorNames& names);
Architecture gemmaNetwork(const Config& config, const TensorNames& names);
Architecture gemma2Network(const Config& config, const TensorNames& names);
Architecture gemma3Network(const Config& config, const TensorNames& names);
Architecture gpt2Network(const Config& config, const TensorNames& names);
Architecture gptNeoxNetwork(const Config& config, const TensorNames& names);
Architecture llamaNetwork(const Config& config, const TensorNames& names);
Architecture marianNetwork(const Config& config, const TensorNames& names);
Architecture mistralNetwork(const Config& config, const TensorNames& names);
Architecture modernbertNetwork(const Config& config, const TensorNames& names);
Architecture olmo2Network(const Config& config, const TensorNames& names);
Architecture optNetwork(const Config& config, const TensorNames& names);
Architecture phiNetwork(const Config& config, const TensorNames& names);
Architecture phi3Network(const Config& config, const TensorNames& names);
Architecture qwen2Network(const Config& config, const TensorNames& names);
Architecture qwen3Network(const Config& config, const TensorNames& names);
Architecture robertaNetwork(const Config& config, const TensorNames& names);
Architecture smollm3Network(const Config& config, const TensorNames& names);
Architecture t5Network(const Config& config, const TensorNames& names);
Architecture vitNetwork(const Config& config, const TensorNames& names);

} // namespace core
