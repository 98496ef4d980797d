#pragma once

#include "core/analysis/tensors.h"

#include <functional>
#include <span>
#include <vector>

namespace core {

// Neighbours in a list that one computation gives, such as the scores of one head.
struct TensorGroup {
    std::size_t first = 0;
    std::size_t count = 0;
};
std::vector<TensorGroup> groupsOf(std::span<const TensorRef> tensors);

// Calls `use` with the values of every tensor of a group, in order and as exported: −∞ where a
// score is excluded. The matrix is valid during the call only.
using UseNumbers = std::function<void(const TensorRef&, const Matrix&)>;
void exportNumbers(const Trace& trace, std::span<const TensorRef> group, const UseNumbers& use);

// The same, but values computed for the export come in blocks of rows, first to last, interleaved
// between the tensors: they are used while still in the processor's cache, and no whole matrix is
// allocated.
using UseRows = std::function<void(const TensorRef&, Index firstRow, const Matrix&)>;
void exportRows(const Trace& trace, std::span<const TensorRef> group, const UseRows& use);

// Whether a score of these tensors' heads is saturated (core/math/finite_product.h). Computes
// scores only where the operands are large enough.
bool saturatesScores(const Trace& trace, std::span<const TensorRef> tensors);

} // namespace core
