#include "core/io/store/tensor_cache.h"

namespace core {

namespace {

    std::uint64_t sizeOf(const Tensor& tensor)
    {
        return tensor.values().size_bytes();
    }

} // namespace

std::shared_ptr<const Tensor> TensorCache::find(const void* file, const std::string& name)
{
    const std::scoped_lock lock(mutex);
    const auto found = entries.find({ file, name });
    if (found == entries.end())
        return nullptr;
    auto& [key, entry] = *found;
    std::shared_ptr<const Tensor> tensor = entry.tensor.lock();
    if (tensor != nullptr)
        keep(key, entry, tensor);
    else
        entries.erase(found);
    return tensor;
}

void TensorCache::keep(
    const void* file, const std::string& name, std::shared_ptr<const Tensor> tensor)
{
    const std::scoped_lock lock(mutex);
    const Key key { file, name };
    keep(key, entries[key], std::move(tensor));
}

void TensorCache::forget(const void* file)
{
    const std::scoped_lock lock(mutex);
    for (auto it = entries.lower_bound({ file, {} });
         it != entries.end() && it->first.first == file; it = entries.erase(it))
        drop(it->second);
}

std::uint64_t TensorCache::bytes() const
{
    const std::scoped_lock lock(mutex);
    return total;
}

void TensorCache::keep(const Key& key, Entry& entry, std::shared_ptr<const Tensor> tensor)
{
    drop(entry);
    total += sizeOf(*tensor);
    entry.tensor = tensor;
    entry.kept = std::move(tensor);
    order.push_front(key);
    entry.place = order.begin();
    shrink();
}

void TensorCache::drop(Entry& entry)
{
    if (entry.kept == nullptr)
        return;
    total -= sizeOf(*entry.kept);
    order.erase(entry.place);
    entry.kept.reset();
}

// The last one stays, however large: the next step of a slider needs it.
void TensorCache::shrink()
{
    if (total <= most)
        return;
    while (total > most && order.size() > 1)
        drop(entries.at(order.back()));
    std::erase_if(entries, [](const auto& named) { return named.second.tensor.expired(); });
}

} // namespace core
