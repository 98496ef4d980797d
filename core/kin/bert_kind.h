#pragma once

#include "core/kin/plain_layer.h"

#include <string>

namespace core {

// What BERT and its relatives have in common.
PlainShape bertShape(const Config& config);
// Words, places and, where there are several, kinds of sentences; their names begin with `base`.
TrainedEmbedding bertEmbedding(const Config& config, const std::string& base);
// The whole encoder, its names beginning with `base`, such as "bert.".
Stack bertStack(const Config& config, const std::string& base);
// Places counted from behind the padding's number. [Liu et al. 2019]
void countPlacesFromPadding(const Config& config, TrainedEmbedding& embedding);
// dense, activation, norm, and the embedding's own table.
Predictor maskedHead(const TrainedEmbedding& embedding, Index width);

} // namespace core
