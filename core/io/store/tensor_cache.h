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

// Least-recently-used cache of tensors, up to a number of bytes. Tensors still in use are found
// even beyond that. Several threads may call.
class TensorCache {
public:
    explicit TensorCache(std::uint64_t bytes)
        : most(bytes)
    {
    }

    // Null if it must be read. `file` serves as identity only.
    std::shared_ptr<const Tensor> find(const void* file, const std::string& name);
    void keep(const void* file, const std::string& name, std::shared_ptr<const Tensor> tensor);
    void forget(const void* file);
    [[nodiscard]] std::uint64_t bytes() const; // of the tensors it holds

private:
    using Key = std::pair<const void*, std::string>;
    struct Entry {
        std::weak_ptr<const Tensor> tensor;
        std::shared_ptr<const Tensor> kept; // null: held by others only
        std::list<Key>::iterator place; // in `order`, if held
    };
    void keep(const Key& key, Entry& entry, std::shared_ptr<const Tensor> tensor);
    void drop(Entry& entry);
    void shrink();

    mutable std::mutex mutex;
    std::map<Key, Entry> entries;
    std::list<Key> order; // of held tensors, last used first
    std::uint64_t most;
    std::uint64_t total = 0;
};

} // namespace core
