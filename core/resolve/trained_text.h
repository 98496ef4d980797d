#pragma once

#include "core/pretrained_model.h"
#include "core/training/trained_network.h"

#include <memory>
#include <string_view>
#include <vector>

namespace core {

// A network trained with Headlight as a pretrained model. Null if it has no Architecture (see
// model_families/common/trained_architecture.h).
std::shared_ptr<const PretrainedModel> trainedRunModel(
    const std::shared_ptr<const training::TrainedNetwork>& network);

// A text as input of such a model; likewise a decoder input, after its start token. Errors
// "unknown_tokens", "no_tokens".
struct TrainedText {
    std::vector<Index> ids;
    std::vector<Token> tokens;
};
TrainedText inputText(const training::TrainedNetwork& network, std::string_view text);
TrainedText outputText(const training::TrainedNetwork& network, std::string_view text);

// Labels of input tokens.
std::vector<Token> readTokens(
    const training::TrainedNetwork& network, const std::vector<Index>& ids);

} // namespace core
