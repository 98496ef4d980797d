#include "core/io/tensor_archive.h"

#include "core/io/bytes.h"
#include "core/io/export_numbers.h"
#include "core/io/npy_header.h"
#include "core/io/safetensors_header.h"
#include "core/io/stored_zip.h"
#include "core/parallel.h"

#include <functional>
#include <string>
#include <vector>

namespace core {

namespace {

    std::string_view bytesOfNumbers(const Matrix& matrix)
    {
        return textOf(std::as_bytes(matrix.values()));
    }

    std::vector<Index> shapeOf(const TensorRef& tensor)
    {
        return { tensor.rowCount, tensor.columnCount };
    }

    std::uint64_t dataBytes(const TensorRef& tensor)
    {
        return static_cast<std::uint64_t>(tensor.rowCount)
            * static_cast<std::uint64_t>(tensor.columnCount) * sizeof(Scalar);
    }

    // write(i, numbers) of every tensor i, by several threads if the sink can take it.
    void forEachTensor(const Trace& trace, std::span<const TensorRef> tensors, bool inOrder,
        const std::function<void(std::size_t, const Matrix&)>& write)
    {
        const std::vector<TensorGroup> groups = groupsOf(tensors);
        Team(inOrder ? 1 : 0).forEach(std::ssize(groups), [&](Index g) {
            const TensorGroup& group = groups[static_cast<std::size_t>(g)];
            std::size_t i = group.first;
            exportNumbers(trace, tensors.subspan(group.first, group.count),
                [&](const TensorRef&, const Matrix& numbers) { write(i++, numbers); });
        });
    }

} // namespace

void writeNpz(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink)
{
    std::vector<ZipMember> members;
    std::vector<std::string> headers;
    std::uint64_t end = 0;
    for (const TensorRef& tensor : tensors) {
        headers.push_back(npyHeaderText(shapeOf(tensor), false));
        members.push_back(
            { tensor.id + ".npy", headers.back().size() + dataBytes(tensor), end, 0 });
        end = members.back().end();
    }
    forEachTensor(trace, tensors, sink.inOrder, [&](std::size_t i, const Matrix& numbers) {
        ZipMember& member = members[i];
        const std::string_view bytes = bytesOfNumbers(numbers);
        member.checksum = checksum(checksum(0, headers[i]), bytes);
        const std::string start = zipHeader(member) + headers[i];
        sink.write(member.offset, start);
        sink.write(member.offset + start.size(), bytes);
    });
    sink.write(end, zipDirectory(members));
}

void writeSafetensors(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink)
{
    std::vector<TensorEntry> entries;
    std::uint64_t end = 0;
    for (const TensorRef& tensor : tensors) {
        const std::vector<Index> shape = shapeOf(tensor);
        entries.push_back({ tensor.id, Element::F32, { shape.begin(), shape.end() }, end,
            end + dataBytes(tensor) });
        end = entries.back().end;
    }
    const std::string start = safetensorsStart(entries);
    sink.write(0, start);
    forEachTensor(trace, tensors, sink.inOrder, [&](std::size_t i, const Matrix& numbers) {
        sink.write(start.size() + entries[i].begin, bytesOfNumbers(numbers));
    });
}

} // namespace core
