#pragma once

#include "core/base/matrix.h"

#include <string>

namespace core {

// Which of a tensor's outputs are meant, where several matrices are one: `size` of them from
// `begin` on, and again after every `step`, `times` in all.
struct TensorSlice {
    Index begin = 0;
    Index size = 0;
    Index step = 0;
    Index times = 1;
    Index all = 0; // outputs of the tensor

    bool operator==(const TensorSlice&) const = default;
};

// x·W + b, with W (inputs x outputs) and b as a file holds them; without a name, x itself.
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
