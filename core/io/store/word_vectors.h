#pragma once

#include "core/base/matrix.h"
#include "core/io/files/line_reader.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace core {

using WordVectors = std::map<std::string, std::vector<Scalar>>;

// word2vec's or GloVe's text form: a word and its numbers on each line, with or without a first
// line "count dimension". Only the words asked for are kept, and reading stops when all are
// found, so files of many gigabytes are fine. Numbers are counted from the right, because words
// may have spaces; of a word that comes twice, the first counts. Errors with the byte offset:
// "file_is_…", "word_vectors_binary", "word_vectors_no_numbers", "word_vectors_not_a_number",
// "word_vectors_ragged", "word_vectors_truncated", "line_too_long".
WordVectors readWordVectors(const TextSource& source, std::span<const std::string> words);

} // namespace core
