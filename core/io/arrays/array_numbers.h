#pragma once

#include "core/input/files.h"
#include "core/io/arrays/elements.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace core {

// How the numbers of one array lie in a file, one behind the other.
struct ArrayInfo {
    DType dtype = DType::F32;
    ByteOrder order = ByteOrder::Little;
    bool fortranOrder = false; // the first index runs fastest
    std::vector<std::uint64_t> shape; // empty: a single number
    std::uint64_t count = 1; // of elements; checked

    [[nodiscard]] std::uint64_t dataBytes() const { return count * bytesPer(dtype); }
    [[nodiscard]] TensorInfo form() const { return { toIndices(shape), dtype }; }
};

// Fills the span with the bytes that follow those it gave before.
using ByteStream = std::function<void(std::span<std::byte> to)>;

// More memory than this no single tensor of a file may take, however small its file.
inline constexpr std::uint64_t tensorMemoryLimit = std::uint64_t { 2 } << 30;

// The array as floats in C order, converted piece by piece: beside the tensor hardly any memory is
// needed. Error "tensor_too_large" before anything is allocated.
Tensor readNumbers(const ArrayInfo& layout, const ByteStream& next);

// Numbers that lie one behind the other, in the order of the file.
void readNumbers(const ArrayInfo& layout, const ByteStream& next, std::span<Scalar> to);

} // namespace core
