#pragma once

#include "core/inference/pretrained_model.h"
#include "core/training/trained_run.h"

#include <memory>
#include <string_view>
#include <vector>

namespace core {

// A network that was taught here as a model like those from elsewhere. Null for one that has no
// description (see kin/taught_kind.h).
std::shared_ptr<const PretrainedModel> trainedRunModel(
    const std::shared_ptr<const training::TrainedRun>& network);

// A text as such a model reads it; likewise what it is to have said, behind what it begins with.
// Errors "unknown_tokens", "no_tokens".
struct TrainedText {
    std::vector<Index> ids;
    std::vector<Token> tokens;
};
TrainedText inputText(const training::TrainedRun& network, std::string_view text);
TrainedText outputText(const training::TrainedRun& network, std::string_view text);

// What it reads is called so.
std::vector<Token> readTokens(const training::TrainedRun& network, const std::vector<Index>& ids);

} // namespace core
