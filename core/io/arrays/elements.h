#pragma once

#include "core/base/matrix.h"
#include "core/base/message.h"
#include "core/input/files.h"
#include "core/io/files/bytes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

std::size_t bytesPer(DType element);

enum class ByteOrder { Little, Big };

// Converts every element to float, rounded to nearest; too large becomes ±infinity, NaN stays NaN,
// any nonzero byte is true. `from` holds as many elements as `to`, in any alignment.
void toScalars(Bytes from, DType element, ByteOrder order, std::span<Scalar> to);

// Limit of an array's elements in a file. tensorMemoryLimit limits how many are read at once.
inline constexpr std::uint64_t elementLimit = std::uint64_t { 1 } << 40;

// Product of the lengths; nullopt if it, or the product of the nonzero ones, is above the limit.
// Never overflows.
std::optional<std::uint64_t> elementCount(std::span<const std::uint64_t> shape);

// "2 x 3", "no axes"
Message shapeText(std::span<const std::uint64_t> shape);

std::vector<Index> toIndices(std::span<const std::uint64_t> shape);

} // namespace core
