#pragma once

#include "core/io/arrays/array_data.h"
#include "core/io/files/bytes.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

// Header of an npy file.
struct NpyHeader : ArrayInfo {
    std::size_t size = 0; // bytes of magic, version, length and text
};

// Limits: magic, version and length; the longest header that NumPy reads.
inline constexpr std::size_t npyPreambleLimit = 12;
inline constexpr std::size_t npyHeaderLimit = 10000;

// `start` is the file or its first npyPreambleLimit + npyHeaderLimit bytes. The header is a
// Python dict literal, but only the grammar NumPy writes is read and nothing is evaluated.
// Errors: "npy_magic" or "file_is_…", "npy_version", "npy_header_length", "npy_header",
// "npy_type", "npy_pickle", "npy_shape", "npy_truncated".
NpyHeader parseNpyHeader(Bytes start);

// The same for an array that may also hold texts of a fixed number of characters: these are numbers
// along one more axis, 0 after a text's end; code points for NumPy's str, bytes for bytes.
NpyHeader parseNpyTexts(Bytes start);

// Version 1.0, padded so that the data start on a multiple of 64 bytes.
std::string npyHeaderText(const std::vector<Index>& shape, bool boolean);

} // namespace core
