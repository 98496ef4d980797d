#include "core/io/export_numbers.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace core {

namespace {

    bool together(const TensorRef& a, const TensorRef& b)
    {
        return a.head >= 0 && a.layer == b.layer && a.head == b.head;
    }

    void markInfinite(Matrix& scores)
    {
        constexpr Scalar infinity = std::numeric_limits<Scalar>::infinity();
        Scalar* const numbers = scores.data();
        std::replace(numbers, numbers + scores.size(), excluded, -infinity);
    }

} // namespace

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
    std::optional<ScoreStages> stages;
    for (const TensorRef& tensor : group) {
        if (tensor.kind == TensorKind::Scores) {
            if (!stages)
                stages = scoreStages(trace, tensor.layer, tensor.head);
            Matrix& scores = stageOf(*stages, tensor);
            markInfinite(scores);
            use(tensor, scores);
        } else if (const Matrix* const held = stored(trace, tensor)) {
            use(tensor, *held);
        } else {
            Matrix made = matrix(trace, tensor);
            if (tensor.kind == TensorKind::AddedMask)
                markInfinite(made);
            use(tensor, made);
        }
    }
}

} // namespace core
