#pragma once

#include "core/text/tokenizer/tokenizer.h"

#include <string_view>

namespace core {

// tokenizer.json of Hugging Face's library `tokenizers`, version 1.0. Errors of JSON
// ("json_syntax", …) and "tokenizer_…": what is missing, of another type, unknown here, or does not
// agree with itself. Truncation and padding are not looked at.
Tokenizer readTokenizerJson(std::string_view text);

} // namespace core
