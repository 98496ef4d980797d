#pragma once

#include "core/text/tokenizer/tokenizer.h"

#include <string>
#include <string_view>

namespace core {

// BERT's vocab.txt, one subword in each line: WordPiece, with [CLS] and [SEP] around the text where
// the vocabulary has them. Errors "text_not_utf8", "tokenizer_…".
Tokenizer readVocabularyText(std::string_view text, bool lowerCase);

// GPT-2's vocab.json and merges.txt: byte-level BPE; with <s> and </s> in the vocabulary RoBERTa's,
// which puts them around the text. Errors as for readTokenizerJson.
Tokenizer readVocabularyAndMerges(std::string_view vocabulary, std::string_view merges);

// Whether readTokenizerFolder() would find a tokenizer.
[[nodiscard]] bool hasTokenizer(const std::string& folder);

// Tokenizer of a model folder: tokenizer.json, or else vocab.json with merges.txt, or else
// vocab.txt with do_lower_case of tokenizer_config.json. Error "tokenizer_none" if there is none of
// them, those of reading files and those above.
Tokenizer readTokenizerFolder(const std::string& folder);

} // namespace core
