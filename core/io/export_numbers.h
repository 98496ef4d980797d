#pragma once

#include "core/tensors.h"

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

} // namespace core
