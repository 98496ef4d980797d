#pragma once

#include "core/base/matrix.h"
#include "core/input/source.h"

#include <string>
#include <string_view>

namespace core {

// A tensor written out as "[[1, 2], [3, 4]]", any number of axes; "true" and "false" make a
// boolean tensor, "-inf" and "inf" are numbers. Error "bad_tensor" with the character's offset.
Tensor parseTensor(std::string_view text);
std::string tensorText(const Tensor& tensor);

// What --set takes for a tensor: "none", "[[1, 2], [3, 4]]", "file.npy", or "file.npz:name" for
// one of several (npz and safetensors).
TensorInput parseTensorInput(std::string_view text);
std::string tensorInputText(const TensorInput& input);

} // namespace core
