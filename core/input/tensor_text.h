#pragma once

#include "core/base/matrix.h"
#include "core/input/source.h"

#include <string>
#include <string_view>

namespace core {

// Parses a tensor such as "[[1, 2], [3, 4]]" with any number of axes; "true" and "false" make a
// boolean tensor, "-inf" and "inf" are accepted. Error "bad_tensor" with the character's offset.
Tensor parseTensor(std::string_view text);
std::string tensorText(const Tensor& tensor);

// Parses the value of a tensor setting: "none", "[[1, 2], [3, 4]]", "file.npy", or "file.npz:name"
// for one of several tensors (npz and safetensors).
TensorInput parseTensorInput(std::string_view text);
std::string tensorInputText(const TensorInput& input);

} // namespace core
