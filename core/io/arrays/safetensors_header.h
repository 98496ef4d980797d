#pragma once

#include "core/io/arrays/byte_source.h"
#include "core/io/arrays/elements.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace core {

// Name, type, shape and position of a tensor in a safetensors file.
struct TensorEntry {
    std::string name;
    DType dtype = DType::F32;
    std::vector<std::uint64_t> shape;
    std::uint64_t begin = 0; // bytes from the start of the data
    std::uint64_t end = 0;
};

struct SafetensorsHeader {
    std::vector<TensorEntry> entries; // in the order of the data, which they cover exactly
    std::uint64_t dataOffset = 0;
};

// Reads the header only. Every rule of the format is checked against the size of the file here;
// readers rely on it.
SafetensorsHeader parseSafetensorsHeader(const ByteSource& file);

// The file up to the data, which begin on a multiple of 8 bytes, for F32 and BOOL entries with
// checked names.
std::string safetensorsStart(const std::vector<TensorEntry>& entries,
    const std::map<std::string, std::string>& metadata = {});

} // namespace core
