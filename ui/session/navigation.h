#pragma once

#include "core/base/matrix.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ui {

// The selected cell, shared by all views; not part of the undo history. Indices count from 0 here,
// from 1 on screen.
struct Selection {
    core::Index layer = 0;
    core::Index head = 0;
    std::optional<core::Index> query;
    std::optional<core::Index> key;
    int step = 0;

    bool operator==(const Selection&) const = default;
};

// The matrices that the Heads view shows.
enum class HeadContent { Weights, Scores, Values };
constexpr auto enumIds(HeadContent)
{
    return std::array<std::string_view, 3> { "weights", "scores", "values" };
}

// The matrices that Compare shows for A and B: the weights of the selected head, or the tensor of
// Matrices.
enum class CompareContent { Weights, Tensor };
constexpr auto enumIds(CompareContent)
{
    return std::array<std::string_view, 2> { "weights", "tensor" };
}

// The attention layers that changed settings of a pretrained model act on: the selected one, or
// all.
enum class InterventionLayers { Selected, All };
constexpr auto enumIds(InterventionLayers)
{
    return std::array<std::string_view, 2> { "selected", "all" };
}

// The view and its subject. Like the Selection it is not part of the undo history and does not
// count as an unsaved change; a saved session restores it.
struct Navigation {
    std::string view = "flow"; // id of a registered view
    std::string viewBefore = "heads"; // shown when this view has nothing left to show
    HeadContent content = HeadContent::Weights; // in Heads
    std::string tensor = "layer1/head1/weights"; // in Matrices
    bool tensorTable = false; // in Matrices: a table of numbers
    CompareContent compare = CompareContent::Weights;
    std::string points = "input"; // in Space: input, output, qk, both
    InterventionLayers changeLayers = InterventionLayers::Selected; // in Settings

    static void fields(auto& self, auto&& f)
    {
        f("view", self.view);
        f("view_before", self.viewBefore);
        f("picture", self.content);
        f("tensor", self.tensor);
        f("tensor_table", self.tensorTable);
        f("compare", self.compare);
        f("points", self.points);
        f("change_layers", self.changeLayers);
    }
    bool operator==(const Navigation&) const = default;
};

} // namespace ui
