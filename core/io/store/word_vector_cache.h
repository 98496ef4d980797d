#pragma once

#include "core/io/store/word_vectors.h"

#include <mutex>
#include <set>
#include <span>
#include <string>

namespace core {

// Remembers lookups in a file of word vectors, found or not, so that moving a slider does not read
// gigabytes again. Several threads may call; they wait for each other.
class WordVectorCache {
public:
    // `file` starts at its beginning; it is read only for new words, and the first time. Errors:
    // those of readWordVectors.
    WordVectorTable find(const TextSource& file, std::span<const std::string> words);

private:
    std::mutex mutex;
    bool readable = false; // a read has succeeded
    WordVectorTable known;
    std::set<std::string> absent;
};

} // namespace core
