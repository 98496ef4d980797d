#include "ui/session/space_points.h"

#include <algorithm>

namespace ui {

namespace {

    struct PointMatrix {
        const core::Matrix* matrix = nullptr;
        PointRole role = PointRole::Input;
        bool ofQueries = true;
    };

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
    result.widthsDiffer = !std::ranges::all_of(parts, fits);
    if (result.widthsDiffer && trace.model->pretrained != nullptr && choice != "both") {
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
    result.arrows = choice == "both" && parts.size() == 2;
    for (const PointMatrix& part : parts)
        result.sets.push_back({ part.role, part.ofQueries });
    return result;
}

} // namespace ui
