#pragma once

#include "core/text/tokenizer/tokenizer.h"

#include <optional>
#include <string>

namespace core {

// The mask token: named in tokenizer_config.json or special_tokens_map.json of a model folder, or
// else [MASK] or <mask>. nullopt if the tokenizer has none. Errors of JSON and of reading files.
std::optional<TokenId> readMaskToken(const std::string& folder, const Tokenizer& tokenizer);

} // namespace core
