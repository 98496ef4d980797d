#include "core/io/export/tensor_export.h"

#include "core/analysis/tensors.h"
#include "core/base/parallel.h"
#include "core/io/archives/stored_zip.h"
#include "core/io/arrays/npy_header.h"
#include "core/io/arrays/safetensors_header.h"
#include "core/io/export/export_numbers.h"
#include "core/io/files/bytes.h"
#include "core/io/text/decimal_text.h"

#include <nlohmann/json.hpp>

#include <cassert>
#include <cmath>
#include <functional>
#include <span>
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

    // Binary files with any number of tensors. The shapes alone determine the layout: every thread
    // writes its own part, and no file is in memory as a whole.
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
                member.checksum
                    = checksum(row == 0 ? checksum(0, headers[i]) : member.checksum, bytes);
                if (row + values.rows() == tensors[i].rowCount)
                    sink.write(member.offset, zipHeader(member) + headers[i]);
                sink.write(data + rowBytes(tensors[i], row), bytes);
            });
        sink.write(end, zipDirectory(members));
    }

    void writeSafetensors(
        const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink)
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

    std::string wordList(const std::vector<std::string>& words)
    {
        return nlohmann::json(words).dump();
    }

    std::string jsonNumber(Scalar number)
    {
        const std::string text = numberText(number);
        return std::isfinite(number) ? text : '"' + text + '"';
    }

    std::string rowText(std::span<const Scalar> row)
    {
        std::string text = "      [";
        for (std::size_t j = 0; j < row.size(); ++j) {
            text += j > 0 ? ", " : "";
            text += jsonNumber(row[j]);
        }
        return text + "]";
    }

    std::string tensorText(const Trace& trace, const TensorRef& tensor, const Matrix& values)
    {
        const AttentionTrace& attention = attentionOf(trace, tensor);
        std::string text = "  " + nlohmann::json(tensor.id).dump() + ": {\n    \"rows\": "
            + wordList(edgeLabels(attention, tensor.rows, tensor.rowCount)) + ",\n    \"columns\": "
            + wordList(edgeLabels(attention, tensor.columns, tensor.columnCount))
            + ",\n    \"values\": [\n";
        for (Index i = 0; i < values.rows(); ++i)
            text += rowText(values.row(i)) + (i + 1 < values.rows() ? ",\n" : "\n");
        return text + "    ]\n  }";
    }

    // {
    //   "layer1/head1/weights": {
    //     "rows": ["The", "dog"],
    //     "columns": ["The", "dog"],
    //     "values": [
    //       [0.25, 0.75],
    //       [1, 0]
    //     ]
    //   },
    //   …
    // }
    //
    // Numbers in their shortest exact form; "-inf" is a string, as in sessions: JSON has no
    // infinity.
    void writeJson(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink)
    {
        std::uint64_t end = 0;
        const auto append = [&](const std::string& text) {
            sink.write(end, text);
            end += text.size();
        };
        append("{\n");
        std::size_t left = tensors.size();
        for (const TensorGroup& group : groupsOf(tensors))
            exportNumbers(trace, tensors.subspan(group.first, group.count),
                [&](const TensorRef& tensor, const Matrix& values) {
                    append(tensorText(trace, tensor, values) + (--left > 0 ? ",\n" : "\n"));
                });
        append("}\n");
    }

    Table labelled(const Trace& trace, const TensorRef& tensor, const Matrix& values)
    {
        const AttentionTrace& attention = attentionOf(trace, tensor);
        return { values, edgeLabels(attention, tensor.rows, tensor.rowCount),
            edgeLabels(attention, tensor.columns, tensor.columnCount), false };
    }

    std::string npyBytes(const TensorRef& tensor, const Matrix& values)
    {
        return npyHeaderText({ tensor.rowCount, tensor.columnCount }, false)
            + std::string(textOf(std::as_bytes(values.values())));
    }

    std::string bytesAs(const ExportFormat& format, const Trace& trace, const TensorRef& tensor,
        const Matrix& values)
    {
        if (format.kind == TensorFormat::Npy)
            return npyBytes(tensor, values);
        const Table table = labelled(trace, tensor, values);
        if (format.kind == TensorFormat::Latex)
            return latexText(table, format.rounding);
        if (format.kind == TensorFormat::Markdown)
            return markdownText(table, format.rounding);
        return separatedText(table, format.kind == TensorFormat::Tsv ? '\t' : ',');
    }

} // namespace

void writeTensors(const Trace& trace, std::span<const TensorRef> tensors,
    const ExportFormat& format, const ByteSink& sink)
{
    assert(holdsSeveral(format.kind) || tensors.size() == 1);
    if (format.kind == TensorFormat::Npz)
        return writeNpz(trace, tensors, sink);
    if (format.kind == TensorFormat::Safetensors)
        return writeSafetensors(trace, tensors, sink);
    if (format.kind == TensorFormat::Json)
        return writeJson(trace, tensors, sink);
    exportNumbers(trace, tensors, [&](const TensorRef& tensor, const Matrix& values) {
        sink.write(0, bytesAs(format, trace, tensor, values));
    });
}

std::string tensorBytes(
    const Trace& trace, std::span<const TensorRef> tensors, const ExportFormat& format)
{
    std::string result;
    writeTensors(trace, tensors, format,
        { [&]([[maybe_unused]] std::uint64_t offset, std::string_view bytes) {
             assert(offset == result.size());
             result += bytes;
         },
            true });
    return result;
}

Table exportTable(const Trace& trace, const TensorRef& tensor)
{
    Table result;
    exportNumbers(trace, { &tensor, 1 },
        [&](const TensorRef&, const Matrix& values) { result = labelled(trace, tensor, values); });
    return result;
}

} // namespace core
