#pragma once

#include "core/base/matrix.h"

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <utility>

namespace core {

// An LRU cache of matrices, up to a number of bytes. Thread-safe.
class RecentMatrices {
public:
    using Key = std::tuple<Index, Index, std::string>;

    explicit RecentMatrices(std::uint64_t bytes)
        : most(bytes)
    {
    }

    std::shared_ptr<const Matrix> find(const Key& key); // null: not in the cache
    void keep(const Key& key, std::shared_ptr<const Matrix> matrix);

private:
    using Entry = std::pair<Key, std::shared_ptr<const Matrix>>;

    std::mutex mutex; // guards what follows
    std::list<Entry> order; // the last used first
    std::map<Key, std::list<Entry>::iterator> places;
    std::uint64_t most;
    std::uint64_t total = 0;
};

} // namespace core
