#include "core/io/export/tensor_json.h"

#include "core/io/export/export_numbers.h"
#include "core/io/export/tensor_export.h"
#include "core/io/text/decimal_text.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace core {

namespace {

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

} // namespace

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

} // namespace core
