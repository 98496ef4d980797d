#include "core/io/store/word_vector_cache.h"

#include <vector>

namespace core {

WordVectorTable WordVectorCache::find(const TextSource& file, std::span<const std::string> words)
{
    const std::scoped_lock lock(mutex);
    std::vector<std::string> unknown;
    for (const std::string& word : words)
        if (!known.contains(word) && !absent.contains(word))
            unknown.push_back(word);
    if (!unknown.empty() || !readable)
        known.merge(readWordVectors(file, unknown));
    readable = true;
    WordVectorTable result;
    for (const std::string& word : words)
        if (const auto at = known.find(word); at != known.end())
            result.insert(*at);
        else
            absent.insert(word);
    return result;
}

} // namespace core
