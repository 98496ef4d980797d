#pragma once

#include "core/base/matrix.h"
#include "core/io/arrays/tensor_index.h"
#include "core/io/files/bytes.h"

#include <cstdint>
#include <string>

namespace core {

// NumPy's array file, versions 1.0 to 3.0: f2, f4, f8, i1 to i8, u1 to u8, bool, both byte orders,
// C and Fortran order. Numbers are rounded to float; f8 beyond float becomes ±infinity (for the
// caller to check), bool gives a boolean tensor. Nothing may follow the data. Errors: those of
// parseNpyHeader, "npy_truncated", "npy_trailing".
Tensor readNpy(Bytes file);
TensorIndex indexNpy(const ByteSource& file);

// Version 1.0, little-endian float or bool, C order.
std::string writeNpy(const Tensor& tensor);

struct NpyHeader;

// Error unless exactly the bytes that the header declares follow it.
void checkNpySize(const NpyHeader& header, std::uint64_t fileSize);

} // namespace core
