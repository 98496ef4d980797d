#pragma once

#include "core/forward/trained_model.h"
#include "core/learning/learnt_network.h"

#include <memory>
#include <string_view>
#include <vector>

namespace core {

// A network that was taught here as a model like those from elsewhere. Null for one that has no
// description (see kin/taught_kind.h).
std::shared_ptr<const TrainedModel> taughtModel(
    const std::shared_ptr<const learning::LearntNetwork>& network);

// A text as such a model reads it; likewise what it is to have said, behind what it begins with.
// Errors "unknown_tokens", "no_tokens".
struct TaughtText {
    std::vector<Index> ids;
    std::vector<Token> tokens;
};
TaughtText readByTaught(const learning::LearntNetwork& network, std::string_view text);
TaughtText saidByTaught(const learning::LearntNetwork& network, std::string_view text);

// What it reads is called so.
std::vector<Token> readTokens(
    const learning::LearntNetwork& network, const std::vector<Index>& ids);

} // namespace core
