#include "core/io/word_vector_cache.h"

#include <utility>
#include <vector>

namespace core {

WordVectors WordVectorCache::find(const std::string& path, std::span<const std::string> words)
{
    InputFile file(path);
    const std::scoped_lock lock(mutex);
    Identity found { path, file.stamp() };
    if (found != identity) {
        known.clear();
        absent.clear();
        identity = {}; // until the file has proved readable
    }
    std::vector<std::string> unknown;
    for (const std::string& word : words)
        if (!known.contains(word) && !absent.contains(word))
            unknown.push_back(word);
    if (!unknown.empty() || found != identity)
        known.merge(readWordVectors([&](std::span<char> to) { return file.read(to); }, unknown));
    identity = std::move(found);
    WordVectors result;
    for (const std::string& word : words)
        if (const auto at = known.find(word); at != known.end())
            result.insert(*at);
        else
            absent.insert(word);
    return result;
}

} // namespace core
