#include "core/io/arrays/array_data.h"

#include "core/base/error.h"
#include "core/limits.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace core {

namespace {

    // Copies Fortran order (first index fastest) to C order (last index fastest).
    void reorder(
        std::span<const Scalar> from, std::span<const std::uint64_t> shape, std::span<Scalar> to)
    {
        const std::size_t axes = shape.size();
        std::vector<std::size_t> stride(axes, 1);
        for (std::size_t axis = 1; axis < axes; ++axis)
            stride[axis] = stride[axis - 1] * static_cast<std::size_t>(shape[axis - 1]);
        std::vector<std::uint64_t> index(axes, 0);
        std::size_t source = 0;
        for (Scalar& number : to) {
            number = from[source];
            for (std::size_t axis = axes; axis-- > 0;) {
                source += stride[axis];
                if (++index[axis] < shape[axis])
                    break;
                source -= stride[axis] * static_cast<std::size_t>(shape[axis]);
                index[axis] = 0;
            }
        }
    }

    void requireRoom(const ArrayInfo& layout)
    {
        const std::uint64_t bytes = layout.count * sizeof(Scalar); // no overflow: elementLimit
        if (bytes > tensorMemoryLimit)
            throw Error("tensor_too_large",
                message("a tensor of %1 would take %2 of memory, but at most %3 are read at once",
                    shapeText(layout.shape), limits::readable(bytes),
                    limits::readable(tensorMemoryLimit)));
    }

    bool isNative(const ArrayInfo& layout)
    {
        return layout.dtype == DType::F32
            && (layout.order == ByteOrder::Little) == (std::endian::native == std::endian::little);
    }

    std::span<Scalar> span(Buffer& buffer)
    {
        return { buffer.data(), static_cast<std::size_t>(buffer.size()) };
    }

} // namespace

void readNumbers(const ArrayInfo& layout, const ByteStream& next, std::span<Scalar> to)
{
    if (isNative(layout)) {
        next(std::as_writable_bytes(to));
        return;
    }
    constexpr std::size_t piece = std::size_t { 1 } << 15; // elements, which fit into a cache
    const std::size_t width = bytesPer(layout.dtype);
    const std::size_t most = std::min(piece, to.size()) * width;
    const auto buffer = std::make_unique_for_overwrite<std::byte[]>(most);
    while (!to.empty()) {
        const std::size_t count = std::min(piece, to.size());
        const std::span<std::byte> bytes(buffer.get(), count * width);
        next(bytes);
        toScalars(bytes, layout.dtype, layout.order, to.first(count));
        to = to.subspan(count);
    }
}

Tensor readNumbers(const ArrayInfo& layout, const ByteStream& next)
{
    requireRoom(layout);
    Tensor result { toIndices(layout.shape), Buffer(static_cast<Index>(layout.count)),
        layout.dtype == DType::Bool };
    if (!layout.fortranOrder || layout.shape.size() < 2) {
        readNumbers(layout, next, span(result.data));
        return result;
    }
    Buffer columns(static_cast<Index>(layout.count));
    readNumbers(layout, next, span(columns));
    reorder(span(columns), layout.shape, span(result.data));
    return result;
}

} // namespace core
