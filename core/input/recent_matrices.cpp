#include "core/input/recent_matrices.h"

namespace core {

namespace {

    std::uint64_t bytesOf(const Matrix& matrix)
    {
        return static_cast<std::uint64_t>(matrix.size()) * sizeof(Scalar);
    }

} // namespace

std::shared_ptr<const Matrix> RecentMatrices::find(const Key& key)
{
    const std::scoped_lock lock(mutex);
    const auto found = places.find(key);
    if (found == places.end())
        return nullptr;
    order.splice(order.begin(), order, found->second);
    return order.front().second;
}

void RecentMatrices::keep(const Key& key, std::shared_ptr<const Matrix> matrix)
{
    const std::scoped_lock lock(mutex);
    if (places.contains(key)) // two threads read it at once
        return;
    total += bytesOf(*matrix);
    order.emplace_front(key, std::move(matrix));
    places.emplace(key, order.begin());
    while (total > most) {
        total -= bytesOf(*order.back().second);
        places.erase(order.back().first);
        order.pop_back();
    }
}

} // namespace core
