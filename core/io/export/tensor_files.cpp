#include "core/io/export/tensor_files.h"

#include "core/io/export/tensor_export.h"
#include "core/io/files/atomic_write.h"

#include <algorithm>

namespace core {

namespace {

    void writeFile(const Trace& trace, std::span<const TensorRef> tensors,
        const ExportFormat& format, const std::string& path)
    {
        atomicWrite(
            path, [&](const ByteSink& sink) { writeTensors(trace, tensors, format, sink); });
    }

} // namespace

std::string fileFor(std::string_view pattern, const TensorRef& tensor)
{
    std::string name = tensor.id;
    std::ranges::replace(name, '/', '_');
    std::string file(pattern);
    for (std::size_t at = file.find(tensorMark); at != std::string::npos;
         at = file.find(tensorMark, at + name.size()))
        file.replace(at, tensorMark.size(), name);
    return file;
}

void writeTensorFiles(const Trace& trace, std::span<const TensorRef> tensors,
    const ExportFormat& format, const std::string& path)
{
    if (path.find(tensorMark) == std::string::npos)
        return writeFile(trace, tensors, format, path);
    for (const TensorRef& tensor : tensors)
        writeFile(trace, { &tensor, 1 }, format, fileFor(path, tensor));
}

} // namespace core
