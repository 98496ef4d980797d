#pragma once

#include "core/base/matrix.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core {

// Weights of a network, read on demand, by the names in its Architecture.
struct WeightReader {
    // Elements of a tensor from element `first` on, row by row.
    std::function<void(const std::string& name, Index first, std::span<Scalar> to)> readTensor;
    // Whole tensors of a model that stays in memory, without a copy. Null: not in memory.
    std::function<std::shared_ptr<const Tensor>(const std::string& name)> cached {};

    // The first `count` elements; none for an empty name.
    [[nodiscard]] std::vector<Scalar> vector(const std::string& name, Index count) const
    {
        std::vector<Scalar> result(name.empty() ? 0 : static_cast<std::size_t>(count));
        if (!result.empty())
            readTensor(name, 0, result);
        return result;
    }
    // Null if it must be read.
    [[nodiscard]] std::shared_ptr<const Tensor> whole(const std::string& name) const
    {
        return cached ? cached(name) : nullptr;
    }
};

} // namespace core
