#pragma once

#include "core/base/matrix.h"
#include "core/math/product.h"

#include <span>
#include <string>

namespace core {

// torch.nn.LayerNorm: (x - mean) / √(variance + ε) · weight + bias [Ba et al. 2016];
// torch.nn.RMSNorm: x / √(mean of x² + ε) · weight [Zhang and Sennrich 2019].
struct Norm {
    enum class Kind { Layer, Rms };
    Kind kind = Kind::Layer;
    std::string weight; // names of tensors of `width` elements
    std::string bias; // empty: none
    Index width = 0;
    double epsilon = 1e-5;
    bool zeroCentred = false; // the file holds weight - 1

    bool operator==(const Norm&) const = default;
};

// Normalises every row in place; sums in double. Weight and bias as in the file; an empty bias adds
// nothing.
void normaliseRows(const Norm& norm, std::span<const Scalar> weight, std::span<const Scalar> bias,
    MutableBlock rows);

} // namespace core
