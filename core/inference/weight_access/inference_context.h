#pragma once

#include "core/architecture/architecture.h"
#include "core/architecture/weight_reader.h"
#include "core/base/parallel.h"
#include "core/run_options.h"

#include <optional>
#include <stop_token>
#include <string>

namespace core {

// Everything the forward pass of a pretrained network uses.
struct InferenceContext {
    const WeightReader& weights;
    const ThreadPool& threadPool;
    std::stop_token stop {};
    Progress* progress = nullptr;
};

// x · W + b; x itself for a Linear without a name. W is read and packed a few columns at a time, in
// cache: neither the tensor nor a copy is ever in memory as a whole, unless the model stays in
// memory or the file is inputs x outputs.
Matrix product(const Linear& linear, const Matrix& x, const InferenceContext& run);

Matrix normed(const Norm& norm, const Matrix& x, const InferenceContext& run);
Matrix normed(const std::optional<Norm>& norm, const Matrix& x, const InferenceContext& run);

Matrix sumOf(const Matrix& a, const Matrix& b);

// Error "not_finite" for damaged weights; `path` names the matrix.
void requireFinite(const Matrix& values, const std::string& path);

// Mean of the rows as one row, summed in double.
Matrix meanOfRows(const Matrix& rows);

// `count` columns from `begin` on.
Matrix columnsFrom(const Matrix& all, Index begin, Index count);

} // namespace core
