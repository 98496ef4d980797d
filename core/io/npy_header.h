#pragma once

#include "core/io/bytes.h"
#include "core/io/elements.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

// What stands before the numbers of an npy file.
struct NpyHeader {
    Element element = Element::F32;
    ByteOrder order = ByteOrder::Little;
    bool fortranOrder = false; // the first index runs fastest
    std::vector<std::uint64_t> shape; // empty: a single number
    std::uint64_t count = 1; // of elements; checked
    std::size_t size = 0; // bytes of magic, version, length and text together

    [[nodiscard]] std::uint64_t dataBytes() const { return count * bytesPer(element); }
};

// Magic, version and length, and the longest header that NumPy reads.
inline constexpr std::size_t npyPreambleLimit = 12;
inline constexpr std::size_t npyHeaderLimit = 10000;

// `start` is the file or its first npyPreambleLimit + npyHeaderLimit bytes. The header is a
// Python dict literal, but only the grammar NumPy writes is read and nothing is evaluated.
// Errors: "npy_magic" or "file_is_…", "npy_version", "npy_header_length", "npy_header",
// "npy_type", "npy_pickle", "npy_shape", "npy_truncated".
NpyHeader parseNpyHeader(Bytes start);

// Version 1.0, padded so that the numbers start on a multiple of 64 bytes.
std::string npyHeaderText(const std::vector<Index>& shape, bool boolean);

} // namespace core
