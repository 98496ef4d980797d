#include "core/io/export/tensor_export.h"

#include "core/analysis/tensors.h"
#include "core/base/parallel.h"
#include "core/head_at.h"
#include "core/inference/attention/score_rows.h"
#include "core/io/archives/stored_zip.h"
#include "core/io/arrays/npy_header.h"
#include "core/io/arrays/safetensors_header.h"
#include "core/io/files/byte_sink.h"
#include "core/io/files/bytes.h"
#include "core/io/text/decimal_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

namespace {

    struct TensorGroup {
        std::size_t first = 0;
        std::size_t count = 0;
    };

    using UseNumbers = std::function<void(const TensorRef&, const Matrix&)>;

    using UseRows = std::function<void(const TensorRef&, Index firstRow, const Matrix&)>;

    bool together(const TensorRef& a, const TensorRef& b)
    {
        return a.head >= 0 && a.layer == b.layer && a.head == b.head;
    }

    void copyMarked(const Matrix& from, Matrix& to)
    {
        constexpr Scalar infinity = std::numeric_limits<Scalar>::infinity();
        for (Index i = 0; i < from.size(); ++i)
            to.data()[i] = from.data()[i] == excluded ? -infinity : from.data()[i];
    }

    // Tensors of one head that the trace does not store.
    class ComputedRows {
    public:
        explicit ComputedRows(const Trace& whole)
            : trace(whole)
        {
        }

        static bool has(const TensorRef& tensor)
        {
            return tensor.kind == TensorKind::Scores || tensor.kind == TensorKind::AddedMask;
        }

        // Valid until the next call.
        const Matrix& of(const TensorRef& tensor, IndexRange queries)
        {
            if (marked.rows() != queries.size() || marked.cols() != tensor.columnCount)
                marked = Matrix::uninitialised(queries.size(), tensor.columnCount);
            if (tensor.kind == TensorKind::Scores) {
                copyMarked(stage(tensor, queries), marked);
            } else {
                fillMask(
                    headAt(trace, tensor.layer, tensor.head).trace.mask, queries.begin, marked);
                copyMarked(marked, marked);
            }
            return marked;
        }

    private:
        const Matrix& stage(const TensorRef& tensor, IndexRange queries)
        {
            if (!scores)
                scores.emplace(trace, tensor.layer, tensor.head);
            if (filled.begin != queries.begin || filled.end != queries.end)
                scores->fill(queries, stages);
            filled = queries;
            return stageOf(stages, tensor);
        }

        const Trace& trace;
        std::optional<ScoreRows> scores;
        ScoreStages stages;
        IndexRange filled;
        Matrix marked;
    };

    // Blocks of at most `numbers` computed values, at least one row.
    void exportParts(
        const Trace& trace, std::span<const TensorRef> group, Index numbers, const UseRows& use)
    {
        ComputedRows made(trace);
        const auto first = std::ranges::find_if(group, ComputedRows::has);
        const Index rows = first == group.end() ? 1 : first->rowCount;
        const Index atOnce
            = first == group.end() ? 1 : std::max<Index>(1, numbers / first->columnCount);
        for (Index row = 0; row < rows; row += atOnce)
            for (const TensorRef& tensor : group) {
                if (ComputedRows::has(tensor))
                    use(tensor, row, made.of(tensor, { row, std::min(row + atOnce, rows) }));
                else if (row > 0)
                    continue;
                else if (const Matrix* const held = stored(trace, tensor))
                    use(tensor, 0, *held);
                else
                    use(tensor, 0, matrix(trace, tensor));
            }
    }

    // Neighbours in a list that one computation gives, such as the scores of one head.
    std::vector<TensorGroup> groupsOf(std::span<const TensorRef> tensors)
    {
        std::vector<TensorGroup> groups;
        for (std::size_t i = 0; i < tensors.size(); ++i) {
            if (i > 0 && together(tensors[i - 1], tensors[i]))
                ++groups.back().count;
            else
                groups.push_back({ i, 1 });
        }
        return groups;
    }

    // Calls `use` with the values of every tensor of a group, in order and as exported: −∞ where a
    // score is excluded. The matrix is valid during the call only.
    void exportNumbers(const Trace& trace, std::span<const TensorRef> group, const UseNumbers& use)
    {
        exportParts(trace, group, std::numeric_limits<Index>::max() / 2,
            [&](const TensorRef& tensor, Index, const Matrix& values) { use(tensor, values); });
    }

    // The same, but values computed for the export come in blocks of rows, first to last,
    // interleaved between the tensors: they are used while still in the processor's cache, and no
    // whole matrix is allocated.
    void exportRows(const Trace& trace, std::span<const TensorRef> group, const UseRows& use)
    {
        constexpr Index numbers = 32768; // three stages of it fit into a cache
        exportParts(trace, group, numbers, use);
    }

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
