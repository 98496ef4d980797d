#pragma once

#include "core/base/matrix.h"
#include "core/input/files.h"
#include "core/input/source.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The purpose of a tensor: its name in errors, and its usual names in files.
struct TensorUse {
    Message what;
    std::vector<std::string_view> usualNames;
};

// The values in the experiment, or a tensor of the file: the named one, else the only one, else the
// one with a usual name (ignoring case). Errors "tensor_missing", "tensor_ambiguous" (both list the
// file's tensors) and "tensor_shape".
Tensor readTensor(const TensorInput& input, const TensorUse& use, const Files& files);

// "3 x 4"
Message shapeText(std::span<const Index> shape);
Message shapeText(const Matrix& matrix);

// "w_k 8 x 16 x 4, w_q 8 x 16 x 4"
Message listText(const TensorInfos& tensors);

// Error "tensor_shape" if the number of values does not match the shape.
void requireConsistent(const Tensor& tensor, const Message& name);

// Error "not_finite" with the tensor and the position, counted from 1.
void requireFinite(const Tensor& tensor, const Message& name);

// Removes leading axes of length 1 while more than `axes` remain.
void dropLeadingOnes(Tensor& tensor, std::size_t axes);

} // namespace core
