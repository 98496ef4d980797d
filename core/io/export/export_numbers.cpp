#include "core/io/export/export_numbers.h"

#include "core/head_at.h"
#include "core/inference/attention/score_rows.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>

namespace core {

namespace {

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

    bool isOperand(const TensorRef& tensor)
    {
        return tensor.kind == TensorKind::Vectors || tensor.kind == TensorKind::ScoreParameter;
    }

    // Scores of operands below this size are far below 1e38.
    bool isLarge(const Trace& trace, const TensorRef& operand)
    {
        constexpr Scalar ordinary = 1e9F;
        const auto large = [](const Matrix& numbers) {
            return std::ranges::any_of(
                numbers.values(), [](Scalar number) { return std::abs(number) > ordinary; });
        };
        const Matrix* const held = stored(trace, operand);
        return held != nullptr ? large(*held) : large(matrix(trace, operand));
    }

    bool hasSaturated(const Trace& trace, std::span<const TensorRef> scores)
    {
        bool found = false;
        exportRows(trace, scores, [&](const TensorRef&, Index, const Matrix& values) {
            found = found || std::ranges::any_of(values.values(), [](Scalar score) {
                return std::isfinite(score) && std::abs(score) >= scalarSaturation;
            });
        });
        return found;
    }

} // namespace

bool saturatesScores(const Trace& trace, std::span<const TensorRef> tensors)
{
    if (trace.model->imported() != nullptr)
        return false; // its scores are unknown
    const std::vector<TensorRef> all = core::tensors(trace);
    for (std::size_t first = 0, end = 0; first < all.size(); first = end) {
        end = first + 1;
        while (end < all.size() && together(all[first], all[end]))
            ++end;
        const std::span head(all.begin() + static_cast<std::ptrdiff_t>(first),
            all.begin() + static_cast<std::ptrdiff_t>(end));
        const bool asked = std::ranges::any_of(
            tensors, [&](const TensorRef& tensor) { return together(tensor, head.front()); });
        if (!asked || std::ranges::none_of(head, [&](const TensorRef& tensor) {
                return isOperand(tensor) && isLarge(trace, tensor);
            }))
            continue;
        std::vector<TensorRef> scores;
        std::ranges::copy_if(head, std::back_inserter(scores),
            [](const TensorRef& tensor) { return tensor.kind == TensorKind::Scores; });
        if (hasSaturated(trace, scores))
            return true;
    }
    return false;
}

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

void exportNumbers(const Trace& trace, std::span<const TensorRef> group, const UseNumbers& use)
{
    exportParts(trace, group, std::numeric_limits<Index>::max() / 2,
        [&](const TensorRef& tensor, Index, const Matrix& values) { use(tensor, values); });
}

void exportRows(const Trace& trace, std::span<const TensorRef> group, const UseRows& use)
{
    constexpr Index numbers = 32768; // three stages of it fit into a cache
    exportParts(trace, group, numbers, use);
}

} // namespace core
