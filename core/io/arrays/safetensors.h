#pragma once

#include "core/input/files.h"
#include "core/io/arrays/tensor_index.h"

#include <cstddef>
#include <map>
#include <string>

namespace core {

inline constexpr std::size_t safetensorsHeaderLimit = std::size_t { 16 } << 20;

// Hugging Face's file of named tensors: F32, F16, BF16, F64, I8 to I64, U8 to U64, BOOL. Numbers
// are rounded to float, F64 beyond float become ±infinity. The tensors must cover the data
// exactly, without holes or overlaps. Errors: "file_is_…", "safetensors_truncated",
// "safetensors_header_too_large", "safetensors_header", those of parseJson,
// "safetensors_type", "safetensors_shape", "safetensors_offsets", "array_name".
NamedTensors readSafetensors(Bytes file);
TensorIndex indexSafetensors(const ByteSource& file);

// F32 and BOOL, in the order of names, F32 first; the data start on a multiple of 8 bytes.
std::string writeSafetensors(
    const NamedTensors& tensors, const std::map<std::string, std::string>& metadata = {});

} // namespace core
