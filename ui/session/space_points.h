#pragma once

#include "core/math/pca.h"
#include "core/trace.h"

#include <array>
#include <string_view>
#include <vector>

namespace ui {

// The role of a set of points, which sets its colour.
enum class PointRole { Input, KeyInput, Output, Query, Key };

struct PointSet {
    PointRole role = PointRole::Input;
    bool ofQueries = true; // rows are the queries' tokens, otherwise the keys'
};

// Tokens as points: the first two principal components of the chosen vectors.
struct SpacePoints {
    core::Pca pca;
    std::vector<PointSet> sets; // their rows follow each other in pca.coordinates
    bool arrows = false; // from the first set's points to the second's
    bool lines = false; // from the queries to the keys, as thick as the weights
    bool widthsDiffer = false; // the chosen vectors have different dimensions

    // True if there are two different points at least.
    [[nodiscard]] bool spread() const
    {
        return !pca.explainedVarianceRatio.empty() && pca.explainedVarianceRatio.front() > 0;
    }
};

// Ids of ViewState::points.
inline constexpr std::array<std::string_view, 5> pointChoices { "input", "output", "qk", "both",
    "residual" };

SpacePoints spacePoints(
    const core::Trace& trace, core::Index layer, core::Index head, std::string_view choice);

} // namespace ui
