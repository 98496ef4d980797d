#pragma once

namespace core {

// The data type of a stored tensor (torch.dtype).
enum class DType { Bool, I8, U8, I16, U16, I32, U32, I64, U64, F16, BF16, F32, F64 };

} // namespace core
