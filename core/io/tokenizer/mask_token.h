#pragma once

#include "core/text/tokenizer/tokenizer.h"

#include <optional>
#include <string>

namespace core {

// The token that stands for a hidden one: as tokenizer_config.json or special_tokens_map.json of a
// model's folder calls it, or else [MASK] or <mask>. Nothing where the tokenizer has no such token.
// Errors of JSON and of reading files.
std::optional<TokenId> readMaskToken(const std::string& folder, const Tokenizer& tokenizer);

} // namespace core
