#pragma once

#include "core/base/matrix.h"
#include "core/io/files/line_reader.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace core {

using WordVectorTable = std::map<std::string, std::vector<Scalar>>;

// Reads the text format of word2vec or GloVe: a word and its vector in each line, with or without a
// first line "count dimension". Only the requested words are kept, and reading stops when all are
// found, so files of many gigabytes are fine. Values are counted from the right, because words may
// contain spaces; of duplicate words the first counts. Errors with the byte offset: "file_is_…",
// "word_vectors_binary", "word_vectors_no_numbers", "word_vectors_not_a_number",
// "word_vectors_ragged", "word_vectors_truncated", "line_too_long".
WordVectorTable readWordVectors(const TextSource& source, std::span<const std::string> words);

} // namespace core
