#include "core/analysis/tensors.h"

#include "core/analysis/tensor_rows.h"
#include "core/base/error.h"
#include "core/base/spelling.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace core {

namespace {

    const Matrix* storedBy(const TensorRow& row, const TensorAt& at)
    {
        const Matrix* result = row.stored == nullptr ? nullptr : row.stored(at, row.name);
        return result == nullptr || result->empty() ? nullptr : result;
    }

    // An attention of the stack whose queries are the rows of a state or of the logits.
    Index attentionNextTo(const Trace& trace, std::string_view path)
    {
        const std::string_view stack = path.substr(0, path.rfind('/') + 1);
        for (Index l = std::ssize(trace.attentions) - 1; l >= 0; --l)
            if (trace.attention(l).path.starts_with(stack)
                && !trace.attention(l).path.starts_with("cross/"))
                return l;
        return 0;
    }

    TensorRef refOf(const TensorRow& row, std::string id, const Matrix& values)
    {
        return { .id = std::move(id),
            .name = row.name,
            .kind = row.kind,
            .rows = row.rows,
            .columns = row.columns,
            .rowCount = values.rows(),
            .columnCount = values.cols() };
    }

    void appendStates(std::vector<TensorRef>& list, const Trace& trace)
    {
        for (Index i = 0; i < std::ssize(trace.states); ++i) {
            const HiddenState& state = trace.states[static_cast<std::size_t>(i)];
            list.push_back(refOf(stateRow(), state.path, state.values));
            list.back().state = i;
        }
    }

    void append(std::vector<TensorRef>& list, std::span<const TensorRow> rows,
        const std::string& prefix, const TensorAt& at)
    {
        const AttentionTrace& layer = at.trace.attention(std::max<Index>(at.layer, 0));
        for (const TensorRow& row : rows) {
            const Matrix* held = storedBy(row, at);
            if (held == nullptr && (row.exists == nullptr || !row.exists(at, row.name)))
                continue;
            LazyLayers::Shape shape { layer.queries->rows(), layer.keys->rows() };
            if (held != nullptr)
                shape = { held->rows(), held->cols() };
            else if (row.shape != nullptr)
                shape = row.shape(at, row.name);
            list.push_back({ .id = prefix + std::string(row.name),
                .name = row.name,
                .kind = row.kind,
                .rows = row.rows,
                .columns = row.columns,
                .rowCount = shape.rows,
                .columnCount = shape.cols,
                .layer = at.layer,
                .head = at.head });
        }
    }

    const TensorRow& rowOf(const TensorRef& tensor)
    {
        const auto named = [&](std::span<const TensorRow> rows) {
            const auto row = std::ranges::find(rows, tensor.name, &TensorRow::name);
            return row == rows.end() ? nullptr : &*row;
        };
        if (tensor.state >= 0)
            return stateRow();
        const TensorRow* row = named(tensor.head >= 0 ? headRows()
                : tensor.layer >= 0                   ? layerRows()
                                                      : inputRows());
        if (row == nullptr)
            row = named(modelRows());
        assert(row != nullptr);
        return *row;
    }

} // namespace

std::vector<TensorRef> tensors(const Trace& trace)
{
    std::vector<TensorRef> result;
    append(result, inputRows(), "", { trace });
    for (Index l = 0; l < std::ssize(trace.attentions); ++l) {
        const Index heads = std::ssize(trace.attention(l).heads);
        for (Index h = 0; h < heads; ++h)
            append(result, headRows(), pathOf(trace, l, h), { trace, l, h });
        append(result, layerRows(), pathOf(trace, l), { trace, l });
    }
    appendStates(result, trace);
    append(result, modelRows(), "", { trace });
    return result;
}

const AttentionTrace& attentionOf(const Trace& trace, const TensorRef& tensor)
{
    const bool behind = tensor.state >= 0 || tensor.name == logitsName;
    return trace.attention(
        behind ? attentionNextTo(trace, tensor.id) : std::max<Index>(tensor.layer, 0));
}

const std::vector<Token>* tokensAlong(const AttentionTrace& attention, Axis axis)
{
    switch (axis) {
    case Axis::Queries:
        return attention.queryTokens.get();
    case Axis::Keys:
        return attention.keyTokens.get();
    case Axis::Dimensions:
    case Axis::Single:
        break;
    }
    return nullptr;
}

std::vector<std::string> edgeLabels(const AttentionTrace& attention, Axis axis, Index count)
{
    const std::vector<Token>* const tokens = tokensAlong(attention, axis);
    std::vector<std::string> labels;
    for (Index i = 0; i < count; ++i)
        labels.push_back(tokens != nullptr ? (*tokens)[static_cast<std::size_t>(i)].text
                                           : std::to_string(i + 1));
    return labels;
}

TensorRef find(const Trace& trace, std::string_view id)
{
    std::vector<TensorRef> all = tensors(trace);
    const auto found = std::ranges::find(all, id, &TensorRef::id);
    if (found != all.end())
        return std::move(*found);
    std::vector<std::string> ids;
    ids.reserve(all.size());
    for (const TensorRef& tensor : all)
        ids.push_back(tensor.id);
    Message hint = suggestion(id, ids);
    if (hint.empty())
        hint = message("IDs look like queries, layer1/head1/weights or layer1/output");
    throw Error("unknown_tensor",
        message("there is no tensor \"%1\" among the %2 of this trace; %3", id, all.size(),
            std::move(hint)));
}

const Matrix* stored(const Trace& trace, const TensorRef& tensor)
{
    return storedBy(rowOf(tensor), { trace, tensor.layer, tensor.head, tensor.state });
}

Matrix matrix(const Trace& trace, const TensorRef& tensor)
{
    const TensorRow& row = rowOf(tensor);
    const TensorAt at { trace, tensor.layer, tensor.head, tensor.state };
    if (const Matrix* held = storedBy(row, at))
        return *held;
    assert(row.computed != nullptr && row.exists(at, row.name));
    return row.computed(at, row.name);
}

Matrix& stageOf(ScoreStages& stages, const TensorRef& tensor)
{
    const TensorRow& row = rowOf(tensor);
    assert(row.stage != nullptr);
    return stages.*row.stage;
}

} // namespace core
