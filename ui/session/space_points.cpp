#include "ui/session/space_points.h"

#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"

#include <algorithm>
#include <functional>

namespace ui {

namespace {

    struct PointMatrix {
        const core::Matrix* matrix = nullptr;
        PointRole role = PointRole::Input;
        bool ofQueries = true;
    };

    // x and x + o: what the residual connection of a trained model adds the output to, or else the
    // input, and the sum.
    struct Residual {
        core::Matrix before, after;
    };
    Residual residualOf(const core::Trace& trace, core::Index layer, core::Index head)
    {
        const auto steps = core::steps(trace, layer, head);
        const auto sum = std::ranges::find(steps, "residual.sum", &core::Step::formula);
        const auto read
            = [&](const std::string& id) { return core::matrix(trace, core::find(trace, id)); };
        if (sum != steps.end() && sum->enter.size() == 2)
            return { read(sum->enter.front()), read(sum->leave.back()) };
        const core::AttentionTrace& attention = trace.attention(layer);
        Residual result { *attention.queries, attention.output };
        if (result.before.cols() == result.after.cols())
            std::ranges::transform(attention.output.values(), result.before.values(),
                result.after.data(), std::plus<> {});
        return result;
    }

    std::vector<PointMatrix> partsOf(
        const core::AttentionTrace& layer, const core::HeadTrace& head, std::string_view choice)
    {
        const PointMatrix input { layer.queries.get(), PointRole::Input, true };
        const PointMatrix output { &layer.output, PointRole::Output, true };
        if (choice == "output")
            return { output };
        if (choice == "qk")
            return { { &head.q, PointRole::Query, true }, { &head.k, PointRole::Key, false } };
        if (choice == "both")
            return { input, output };
        if (layer.selfAttention())
            return { input };
        return { input, { layer.keys.get(), PointRole::KeyInput, false } };
    }

} // namespace

SpacePoints spacePoints(
    const core::Trace& trace, core::Index layer, core::Index head, std::string_view choice)
{
    const auto& shown = trace.attention(layer);
    std::vector<PointMatrix> parts
        = partsOf(shown, shown.heads[static_cast<std::size_t>(head)], choice);
    SpacePoints result;
    const auto fits = [&](const PointMatrix& part) {
        return part.matrix->cols() == parts.front().matrix->cols();
    };
    Residual residual;
    if (choice == "residual") {
        residual = residualOf(trace, layer, head);
        parts = { { &residual.before, PointRole::Input, true },
            { &residual.after, PointRole::Output, true } };
    }
    result.widthsDiffer = !std::ranges::all_of(parts, fits);
    if (result.widthsDiffer && trace.model->pretrained() != nullptr && choice != "both"
        && choice != "residual") {
        parts.erase(parts.begin()); // a pretrained model's inputs cannot be edited: only its keys
                                    // are shown
        result.widthsDiffer = false;
    } else if (result.widthsDiffer) {
        parts.resize(1);
    }
    std::vector<const core::Matrix*> matrices;
    for (const PointMatrix& part : parts)
        matrices.push_back(part.matrix);
    result.pca = core::pca(matrices, 2);
    result.arrows = (choice == "both" || choice == "residual") && parts.size() == 2;
    result.lines = choice == "qk" && parts.size() == 2;
    for (const PointMatrix& part : parts)
        result.sets.push_back({ part.role, part.ofQueries });
    return result;
}

} // namespace ui
