#pragma once

#include "core/text/tokenizer/tokenizer.h"

#include <string_view>

namespace core {

// Reads tokenizer.json of Hugging Face's library `tokenizers`, version 1.0. Errors of JSON
// ("json_syntax", …) and "tokenizer_…": missing, of the wrong type, unsupported, or inconsistent.
// Truncation and padding are ignored.
Tokenizer readTokenizerJson(std::string_view text);

} // namespace core
