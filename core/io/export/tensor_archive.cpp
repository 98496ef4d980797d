#include "core/io/export/tensor_archive.h"

#include "core/base/parallel.h"
#include "core/io/archives/stored_zip.h"
#include "core/io/arrays/npy_header.h"
#include "core/io/arrays/safetensors_header.h"
#include "core/io/export/export_numbers.h"
#include "core/io/files/bytes.h"

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

    // Calls write(i, first row, values) for every tensor i, by several threads and in blocks if the
    // sink allows it.
    using WriteRows = std::function<void(std::size_t, Index, const Matrix&)>;
    void forEachTensor(const Trace& trace, std::span<const TensorRef> tensors, bool inOrder,
        const WriteRows& write)
    {
        const std::vector<TensorGroup> groups = groupsOf(tensors);
        const auto place = [&](const TensorRef& tensor) {
            return static_cast<std::size_t>(&tensor - tensors.data());
        };
        ThreadPool(inOrder ? 1 : 0).forEach(std::ssize(groups), [&](Index g) {
            const TensorGroup& group = groups[static_cast<std::size_t>(g)];
            const auto members = tensors.subspan(group.first, group.count);
            if (inOrder)
                exportNumbers(trace, members, [&](const TensorRef& tensor, const Matrix& values) {
                    write(place(tensor), 0, values);
                });
            else
                exportRows(
                    trace, members, [&](const TensorRef& tensor, Index row, const Matrix& values) {
                        write(place(tensor), row, values);
                    });
        });
    }

    std::uint64_t rowBytes(const TensorRef& tensor, Index rows)
    {
        return dataBytes(tensor) / static_cast<std::uint64_t>(tensor.rowCount)
            * static_cast<std::uint64_t>(rows);
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
    forEachTensor(
        trace, tensors, sink.inOrder, [&](std::size_t i, Index row, const Matrix& values) {
            ZipMember& member = members[i];
            const std::uint64_t data = member.dataOffset() + headers[i].size();
            const std::string_view bytes = bytesOfNumbers(values);
            member.checksum = checksum(row == 0 ? checksum(0, headers[i]) : member.checksum, bytes);
            if (row + values.rows() == tensors[i].rowCount)
                sink.write(member.offset, zipHeader(member) + headers[i]);
            sink.write(data + rowBytes(tensors[i], row), bytes);
        });
    sink.write(end, zipDirectory(members));
}

void writeSafetensors(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink)
{
    std::vector<TensorEntry> entries;
    std::uint64_t end = 0;
    for (const TensorRef& tensor : tensors) {
        const std::vector<Index> shape = shapeOf(tensor);
        entries.push_back({ tensor.id, DType::F32, { shape.begin(), shape.end() }, end,
            end + dataBytes(tensor) });
        end = entries.back().end;
    }
    const std::string start = safetensorsStart(entries);
    sink.write(0, start);
    forEachTensor(
        trace, tensors, sink.inOrder, [&](std::size_t i, Index row, const Matrix& values) {
            sink.write(start.size() + entries[i].begin + rowBytes(tensors[i], row),
                bytesOfNumbers(values));
        });
}

} // namespace core
