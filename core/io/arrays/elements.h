#pragma once

#include "core/base/dtype.h"
#include "core/base/matrix.h"
#include "core/base/message.h"
#include "core/io/files/bytes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

std::size_t bytesPer(DType element);

enum class ByteOrder { Little, Big };

// Every element as a float, rounded to nearest; what does not fit becomes ±infinity, NaN stays
// NaN, any byte but 0 is true. `from` holds exactly the elements that `to` has room for and
// needs no alignment.
void toScalars(Bytes from, DType element, ByteOrder order, std::span<Scalar> to);

// An array of more elements is refused, whatever the file says. How many are read at once is
// another matter (tensorMemoryLimit).
inline constexpr std::uint64_t elementLimit = std::uint64_t { 1 } << 40;

// The product of the lengths; nothing when it, or the product of those that are not 0, is above
// the limit. Never overflows.
std::optional<std::uint64_t> elementCount(std::span<const std::uint64_t> shape);

// "2 x 3", "no axes"
Message shapeText(std::span<const std::uint64_t> shape);

std::vector<Index> toIndices(std::span<const std::uint64_t> shape);

} // namespace core
