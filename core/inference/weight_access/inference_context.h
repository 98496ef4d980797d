#pragma once

#include "core/architecture/architecture.h"
#include "core/base/parallel.h"
#include "core/input/files.h"
#include "core/progress.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace core {

// The numbers of a network, read when they are asked for, by the names that its description has.
struct WeightReader {
    // Some of a tensor's, from number `first` on, in the order of its rows.
    std::function<void(const std::string& name, Index first, std::span<Scalar> to)> readTensor;
    // Whole tensors of a model that stays in memory, which need not be copied. Null: it does not.
    std::function<std::shared_ptr<const Tensor>(const std::string& name)> cached {};

    // The first `count`; none for an empty name.
    [[nodiscard]] std::vector<Scalar> vector(const std::string& name, Index count) const;
    // Null where it has to be read.
    [[nodiscard]] std::shared_ptr<const Tensor> whole(const std::string& name) const
    {
        return cached ? cached(name) : nullptr;
    }
};

// What a run of a trained network has at hand.
struct InferenceContext {
    const WeightReader& weights;
    const ThreadPool& threadPool;
    std::stop_token stop {};
    Progress* progress = nullptr;
};

// x · W + b; x as it is for a linear part without a name. A few columns of W at a time are read,
// turned and used up in cache: neither the tensor nor a copy of it is ever in memory as a whole,
// unless the model stays there or the file has its inputs first.
Matrix product(const Linear& linear, const Matrix& x, const InferenceContext& run);

Matrix normed(const Norm& norm, const Matrix& x, const InferenceContext& run);
Matrix normed(const std::optional<Norm>& norm, const Matrix& x, const InferenceContext& run);

Matrix sumOf(const Matrix& a, const Matrix& b);

// Error "not_finite", where weights are damaged; `path` is what the numbers are called.
void requireFinite(const Matrix& numbers, const std::string& path);

// One row, summed in double.
Matrix meanOfRows(const Matrix& rows);

// `count` columns of a matrix, from `begin` on.
Matrix columnsFrom(const Matrix& all, Index begin, Index count);

} // namespace core
