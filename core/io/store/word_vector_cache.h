#pragma once

#include "core/io/store/word_vectors.h"

#include <mutex>
#include <set>
#include <span>
#include <string>

namespace core {

// Remembers what was looked up in a file of word vectors, found or not, so that moving a slider
// does not read gigabytes again. Several threads may ask; they wait for each other.
class WordVectorCache {
public:
    // `file` from its beginning; read only for words that are new, and at first. Errors: those of
    // readWordVectors.
    WordVectors find(const TextSource& file, std::span<const std::string> words);

private:
    std::mutex mutex;
    bool readable = false; // the file has proved so
    WordVectors known;
    std::set<std::string> absent;
};

} // namespace core
