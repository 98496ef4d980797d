#pragma once

#include "core/base/matrix.h"

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace core {

// Tensors that were read, the ones used last up to a number of bytes. What somebody still uses is
// found again even beyond that: it is there anyway. Several threads may ask.
class TensorCache {
public:
    explicit TensorCache(std::uint64_t bytes)
        : most(bytes)
    {
    }

    // Null if it has to be read. `file` only tells files apart.
    std::shared_ptr<const Tensor> find(const void* file, const std::string& name);
    void keep(const void* file, const std::string& name, std::shared_ptr<const Tensor> tensor);
    void forget(const void* file);
    [[nodiscard]] std::uint64_t bytes() const; // of those that it keeps

private:
    using Key = std::pair<const void*, std::string>;
    struct Entry {
        std::weak_ptr<const Tensor> tensor;
        std::shared_ptr<const Tensor> kept; // null: only as long as others use it
        std::list<Key>::iterator place; // in `order`, if it is kept
    };
    void keep(const Key& key, Entry& entry, std::shared_ptr<const Tensor> tensor);
    void drop(Entry& entry);
    void shrink();

    mutable std::mutex mutex;
    std::map<Key, Entry> entries;
    std::list<Key> order; // of those kept, the last used first
    std::uint64_t most;
    std::uint64_t total = 0;
};

} // namespace core
