#pragma once

#include "core/base/matrix.h"
#include "core/input/files.h"
#include "core/input/source.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// What a tensor is wanted for: a word for errors, and the names it usually has in files.
struct TensorUse {
    Message what;
    std::vector<std::string_view> usualNames;
};

// The numbers written in the experiment, or the tensor of the file: the one named; else the only
// one; else the one that bears a usual name, in upper or lower case. Errors "tensor_missing",
// "tensor_ambiguous" (both list what the file has) and "tensor_shape".
Tensor readTensor(const TensorInput& input, const TensorUse& use, const Files& files);

// "3 x 4"
Message shapeText(std::span<const Index> shape);
Message shapeText(const Matrix& matrix);

// "w_k 8 x 16 x 4, w_q 8 x 16 x 4"
Message listText(const TensorInfos& tensors);

// Error "tensor_shape" unless there are as many numbers as the shape says.
void requireConsistent(const Tensor& tensor, const Message& name);

// Error "not_finite" naming the tensor and the place, counted from 1.
void requireFinite(const Tensor& tensor, const Message& name);

// The shape without leading axes of length 1, as long as more than `axes` remain.
void dropLeadingOnes(Tensor& tensor, std::size_t axes);

} // namespace core
