#include "core/io/export/tensor_export.h"

#include "core/io/arrays/npy_header.h"
#include "core/io/export/export_numbers.h"
#include "core/io/export/tensor_archive.h"
#include "core/io/export/tensor_json.h"
#include "core/io/files/bytes.h"

#include <cassert>

namespace core {

namespace {

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
        { [&](std::uint64_t offset, std::string_view bytes) {
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
