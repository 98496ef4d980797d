#pragma once

#include "core/analysis/tensors.h"

#include <functional>
#include <span>
#include <vector>

namespace core {

// Neighbours in a list that are made together: the scores of one head come of one computation.
struct TensorGroup {
    std::size_t first = 0;
    std::size_t count = 0;
};
std::vector<TensorGroup> groupsOf(std::span<const TensorRef> tensors);

// Calls `use` with the numbers of every tensor of a group, in order and as they leave the program:
// −∞ where a score is excluded. The matrix is there only during the call.
using UseNumbers = std::function<void(const TensorRef&, const Matrix&)>;
void exportNumbers(const Trace& trace, std::span<const TensorRef> group, const UseNumbers& use);

// The same, but what is made for the export comes some rows at a time, from the first to the last;
// those of one tensor between those of another. So they are handed on while they are still in the
// processor's cache, and no matrix is made as a whole.
using UseRows = std::function<void(const TensorRef&, Index firstRow, const Matrix&)>;
void exportRows(const Trace& trace, std::span<const TensorRef> group, const UseRows& use);

} // namespace core
