#include "core/io/npy.h"

#include "core/error.h"
#include "core/io/npy_header.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace core {

namespace {

    // Writes `from`, whose first index runs fastest, so that the last one does.
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

} // namespace

void checkNpySize(const NpyHeader& header, std::uint64_t fileSize)
{
    const std::uint64_t needed = header.size + header.dataBytes();
    if (fileSize == needed)
        return;
    const Phrase counts = phrase(
        "an array of %1 needs %2 bytes, found %3", shapeText(header.shape), needed, fileSize);
    if (fileSize < needed)
        throw Error("npy_truncated",
            joined(counts, phrase("the download or the export was cut off, repeat it")), fileSize);
    throw Error(
        "npy_trailing", joined(counts, phrase("save one array in one file (or use npz)")), needed);
}

Tensor npyTensor(const NpyHeader& header, Bytes data)
{
    assert(data.size() == header.dataBytes());
    Tensor result { toIndices(header.shape), Buffer(static_cast<Index>(header.count)),
        header.element == Element::Bool };
    const std::span<Scalar> to { result.numbers.data(), static_cast<std::size_t>(header.count) };
    if (!header.fortranOrder || header.shape.size() < 2) {
        toScalars(data, header.element, header.order, to);
        return result;
    }
    Buffer columns(static_cast<Index>(header.count));
    const std::span<Scalar> from { columns.data(), to.size() };
    toScalars(data, header.element, header.order, from);
    reorder(from, header.shape, to);
    return result;
}

Tensor readNpy(Bytes file)
{
    const NpyHeader header
        = parseNpyHeader(file.first(std::min(file.size(), npyPreambleLimit + npyHeaderLimit)));
    checkNpySize(header, file.size());
    return npyTensor(header, file.subspan(header.size));
}

std::string writeNpy(const Tensor& tensor)
{
    std::string result = npyHeaderText(tensor.shape, tensor.boolean);
    const std::size_t start = result.size();
    if (tensor.boolean) {
        for (const Scalar number : tensor.values())
            result += number != 0 ? '\x01' : '\x00';
        return result;
    }
    const std::size_t bytes = tensor.values().size_bytes();
    result.resize(start + bytes);
    if (bytes > 0)
        std::memcpy(result.data() + start, tensor.numbers.data(), bytes);
    return result;
}

} // namespace core
