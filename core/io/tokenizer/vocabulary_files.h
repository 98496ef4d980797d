#pragma once

#include "core/text/tokenizer/tokenizer.h"

#include <string>
#include <string_view>

namespace core {

// BERT's vocab.txt, a piece a line: word pieces of words and punctuation, with [CLS] and [SEP]
// around texts where it has them. Errors "text_not_utf8", "tokenizer_…".
Tokenizer readVocabularyText(std::string_view text, bool lowerCase);

// GPT-2's vocab.json and merges.txt: byte-pair encoding of bytes; with <s> and </s> in the
// vocabulary RoBERTa's, which puts them around texts. Errors as of readTokenizerJson.
Tokenizer readVocabularyAndMerges(std::string_view vocabulary, std::string_view merges);

// Whether readTokenizerFolder would find one.
[[nodiscard]] bool hasTokenizer(const std::string& folder);

// Of a model's folder: tokenizer.json, or else vocab.json with merges.txt, or else vocab.txt with
// what tokenizer_config.json says of capitals. Error "tokenizer_none" where there is none of them,
// those of reading files and those above.
Tokenizer readTokenizerFolder(const std::string& folder);

} // namespace core
