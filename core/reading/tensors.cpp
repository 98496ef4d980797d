#include "core/reading/tensors.h"

#include "core/base/error.h"
#include "core/base/spelling.h"
#include "core/reading/tensor_rows.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace core {

namespace {

    const Matrix* storedBy(const TensorRow& row, const TensorAt& at)
    {
        const Matrix* result = row.stored == nullptr ? nullptr : row.stored(at);
        return result == nullptr || result->empty() ? nullptr : result;
    }

    void append(std::vector<TensorRef>& list, std::span<const TensorRow> rows,
        const std::string& prefix, const TensorAt& at)
    {
        const LayerTrace& layer
            = at.trace.layers[static_cast<std::size_t>(std::max<Index>(at.layer, 0))];
        for (const TensorRow& row : rows) {
            const Matrix* held = storedBy(row, at);
            if (held == nullptr && (row.exists == nullptr || !row.exists(at)))
                continue;
            const Matrix* const shape
                = held == nullptr && row.shapedLike != nullptr ? row.shapedLike(at) : held;
            list.push_back({ .id = prefix + std::string(row.name),
                .name = row.name,
                .kind = row.kind,
                .rows = row.rows,
                .columns = row.columns,
                .rowCount = shape == nullptr ? layer.queries->rows() : shape->rows(),
                .columnCount = shape == nullptr ? layer.keys->rows() : shape->cols(),
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
    for (Index l = 0; l < std::ssize(trace.layers); ++l) {
        const std::string layer = "layer" + std::to_string(l + 1) + "/";
        const Index heads = std::ssize(trace.layers[static_cast<std::size_t>(l)].heads);
        for (Index h = 0; h < heads; ++h)
            append(
                result, headRows(), layer + "head" + std::to_string(h + 1) + "/", { trace, l, h });
        append(result, layerRows(), layer, { trace, l });
    }
    append(result, modelRows(), "", { trace });
    return result;
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
    Phrase hint = suggestion(id, ids);
    if (hint.empty())
        hint = phrase("ids are like queries, layer1/head1/weights or layer1/output");
    throw Error("unknown_tensor",
        phrase("there is no tensor \"%1\" among the %2 of this trace; %3", id, all.size(),
            std::move(hint)));
}

const Matrix* stored(const Trace& trace, const TensorRef& tensor)
{
    return storedBy(rowOf(tensor), { trace, tensor.layer, tensor.head });
}

Matrix matrix(const Trace& trace, const TensorRef& tensor)
{
    const TensorRow& row = rowOf(tensor);
    const TensorAt at { trace, tensor.layer, tensor.head };
    if (const Matrix* held = storedBy(row, at))
        return *held;
    assert(row.computed != nullptr && row.exists(at));
    return row.computed(at);
}

Matrix& stageOf(ScoreStages& stages, const TensorRef& tensor)
{
    const TensorRow& row = rowOf(tensor);
    assert(row.stage != nullptr);
    return stages.*row.stage;
}

} // namespace core
