#pragma once

#include "core/base/matrix.h"

#include <string>

namespace core {

// Outputs of a tensor that fuses several matrices: `size` of them from `begin` on, again after
// every `step`, `times` in all.
struct TensorSlice {
    Index begin = 0;
    Index size = 0;
    Index step = 0;
    Index times = 1;
    Index all = 0; // outputs of the tensor

    bool operator==(const TensorSlice&) const = default;
};

// torch.nn.Linear: x·W + b, with W (inputs x outputs) and b in a file; without a name the identity.
struct Linear {
    std::string weight; // names of tensors
    std::string bias; // empty: none
    Index inputs = 0;
    TensorSlice slice;
    bool inputsFirst = false; // the tensor is inputs x outputs; else outputs x inputs

    [[nodiscard]] Index outputs() const { return slice.size * slice.times; }
    bool operator==(const Linear&) const = default;
};

} // namespace core
