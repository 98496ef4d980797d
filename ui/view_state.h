#pragma once

#include "core/fields.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

enum class ColourRange { Shared, Own };
constexpr auto enumIds(ColourRange)
{
    return std::array<std::string_view, 2> { "shared", "own" };
}

enum class HeadOrder { Index, Entropy, Distance };
constexpr auto enumIds(HeadOrder)
{
    return std::array<std::string_view, 3> { "index", "entropy", "distance" };
}

// What the Heads view and the flow's thumbnails show of every head.
enum class HeadPicture { Weights, Scores };
constexpr auto enumIds(HeadPicture)
{
    return std::array<std::string_view, 2> { "weights", "scores" };
}

// What Compare shows of A and B: the weights of the selected head, or the tensor of Matrices.
enum class ComparePicture { Weights, Tensor };
constexpr auto enumIds(ComparePicture)
{
    return std::array<std::string_view, 2> { "weights", "tensor" };
}

// How the picture is shown: saved with the session, one undo step a change, no effect on numbers.
struct ViewState {
    std::string view = "flow"; // id of a registered view
    std::string sequential = "indigo"; // colour map of weights
    std::string diverging = "blue_red"; // colour map of signed numbers
    ColourRange range = ColourRange::Shared;
    HeadOrder order = HeadOrder::Index;
    HeadPicture picture = HeadPicture::Weights;
    std::string combination = "none"; // none, mean, max, rollout: shown beside the heads
    float threshold = 0.05F; // links below it are not drawn
    int topK = 0; // links per query; 0: all
    bool allQueries = true; // links of every query, or only of the locked one
    std::vector<int> hiddenHeads; // in Links, counted from 1
    std::string tensor = "layer1/head1/weights"; // in Matrices
    bool tensorTable = false; // in Matrices: the numbers as a table
    ComparePicture compare = ComparePicture::Weights;
    std::string viewBefore = "heads"; // where unpinning goes back to
    std::string points = "input"; // in Space: input, output, qk, both

    static void fields(auto& self, auto&& f)
    {
        f("view", self.view);
        f("sequential", self.sequential);
        f("diverging", self.diverging);
        f("range", self.range);
        f("order", self.order);
        f("picture", self.picture);
        f("combination", self.combination);
        f("threshold", self.threshold, core::Range { 0, 1 });
        f("top_k", self.topK, core::Range { 0, 64 });
        f("all_queries", self.allQueries);
        f("hidden_heads", self.hiddenHeads, core::Range { 1, 64 });
        f("tensor", self.tensor);
        f("tensor_table", self.tensorTable);
        f("compare", self.compare);
        f("view_before", self.viewBefore);
        f("points", self.points);
    }
    bool operator==(const ViewState&) const = default;
};

} // namespace ui
