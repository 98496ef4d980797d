#pragma once

#include "core/model_families/common/plain_layer.h"

#include <string>

namespace core {

// What BERT and its relatives have in common.
PlainShape bertShape(const Config& config);
// Words, places and, where there are several, kinds of sentences; their names begin with `base`.
EmbeddingLayer bertEmbedding(const Config& config, const std::string& base);
// The whole encoder, its names beginning with `base`, such as "bert.".
Stack bertStack(const Config& config, const std::string& base);
// Places counted from behind the padding's number. [Liu et al. 2019]
void countPositionsFromPadding(const Config& config, EmbeddingLayer& embedding);
// dense, activation, norm, and the embedding's own table.
OutputHead maskedHead(const EmbeddingLayer& embedding, Index width);

} // namespace core
