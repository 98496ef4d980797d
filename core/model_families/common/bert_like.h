#pragma once

#include "core/model_families/common/plain_layer.h"

#include <string>

namespace core {

// Common parts of BERT-like models.
PlainLayerSize bertShape(const Config& config);
// Token, position and, if there are several, token type embeddings; `base` begins their names.
EmbeddingLayer bertEmbedding(const Config& config, const std::string& base);
// The encoder without a head; `base` begins its names, such as "bert.".
Stack bertStack(const Config& config, const std::string& base);
// Positions start after the padding token's ID. [Liu et al. 2019]
void countPositionsFromPadding(const Config& config, EmbeddingLayer& embedding);
// Head of a masked language model: dense, activation, norm, and the tied embedding.
OutputHead maskedHead(const EmbeddingLayer& embedding, Index width);

} // namespace core
