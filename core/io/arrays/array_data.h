#pragma once

#include "core/input/files.h"
#include "core/io/arrays/elements.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace core {

// Layout of one array in a file, its elements contiguous.
struct ArrayInfo {
    DType dtype = DType::F32;
    ByteOrder order = ByteOrder::Little;
    bool fortranOrder = false; // the first index varies fastest
    std::vector<std::uint64_t> shape; // empty: a scalar
    std::uint64_t count = 1; // number of elements; checked

    [[nodiscard]] std::uint64_t dataBytes() const { return count * bytesPer(dtype); }
    [[nodiscard]] TensorInfo form() const { return { toIndices(shape), dtype }; }
};

// Fills the span with the next bytes of the stream.
using ByteStream = std::function<void(std::span<std::byte> to)>;

// Memory limit for one tensor of a file.
inline constexpr std::uint64_t tensorMemoryLimit = std::uint64_t { 2 } << 30;

// The array as floats in C order, converted in blocks, so that hardly more memory than the tensor's
// is needed. Error "tensor_too_large" before any allocation.
Tensor readNumbers(const ArrayInfo& layout, const ByteStream& next);

// Consecutive elements, in the order of the file.
void readNumbers(const ArrayInfo& layout, const ByteStream& next, std::span<Scalar> to);

} // namespace core
