#include "core/io/arrays/npy.h"

#include "core/base/error.h"
#include "core/io/arrays/npy_header.h"

#include <cstring>
#include <memory>

namespace core {

namespace {

    NpyHeader headerOf(const ByteSource& file)
    {
        NpyHeader header = parseNpyHeader(file.start(npyPreambleLimit + npyHeaderLimit));
        checkNpySize(header, file.size);
        return header;
    }

} // namespace

void checkNpySize(const NpyHeader& header, std::uint64_t fileSize)
{
    const std::uint64_t needed = header.size + header.dataBytes();
    if (fileSize == needed)
        return;
    const Message counts = message(
        "an array of %1 needs %2 bytes, found %3", shapeText(header.shape), needed, fileSize);
    if (fileSize < needed)
        throw Error("npy_truncated",
            joined(counts, message("the download or export was incomplete, repeat it")), fileSize);
    throw Error(
        "npy_trailing", joined(counts, message("save one array in one file (or use npz)")), needed);
}

TensorIndex indexNpy(const ByteSource& file)
{
    const NpyHeader header = headerOf(file);
    const auto contents = std::make_shared<TensorInfos>();
    contents->emplace("", header.form());
    return { contents, [header](const ByteSource& same, const std::string&) {
                return std::make_shared<const Tensor>(readNumbers(header, same.from(header.size)));
            } };
}

Tensor readNpy(Bytes file)
{
    const ByteSource source = sourceOf(file);
    const NpyHeader header = headerOf(source);
    return readNumbers(header, source.from(header.size));
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
        std::memcpy(result.data() + start, tensor.data.data(), bytes);
    return result;
}

} // namespace core
