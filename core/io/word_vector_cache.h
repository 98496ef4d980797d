#pragma once

#include "core/io/read_file.h"
#include "core/io/word_vectors.h"

#include <mutex>
#include <set>
#include <span>
#include <string>

namespace core {

// Remembers what was looked up in the last file of word vectors, found or not, so that moving a
// slider does not read gigabytes again. A file that has changed is read anew. Several threads may
// ask; they wait for each other.
class WordVectorCache {
public:
    // Errors: those of InputFile and readWordVectors.
    WordVectors find(const std::string& path, std::span<const std::string> words);

private:
    struct Identity {
        std::string path;
        FileStamp stamp;
        bool operator==(const Identity&) const = default;
    };

    std::mutex mutex;
    Identity identity;
    WordVectors known;
    std::set<std::string> absent;
};

} // namespace core
