#pragma once

#include <array>
#include <string>
#include <string_view>

namespace ui {

// What the Heads view shows of every head.
enum class HeadPicture { Weights, Scores, Values };
constexpr auto enumIds(HeadPicture)
{
    return std::array<std::string_view, 3> { "weights", "scores", "values" };
}

// What Compare shows of A and B: the weights of the selected head, or the tensor of Matrices.
enum class ComparePicture { Weights, Tensor };
constexpr auto enumIds(ComparePicture)
{
    return std::array<std::string_view, 2> { "weights", "tensor" };
}

// What is looked at. As with the Selection, looking at something else is no step of the history and
// changes nothing that would have to be saved; who saves finds again where he was.
struct Navigation {
    std::string view = "flow"; // id of a registered view
    std::string viewBefore = "heads"; // where one goes when this one has nothing to show any more
    HeadPicture picture = HeadPicture::Weights; // in Heads
    std::string tensor = "layer1/head1/weights"; // in Matrices
    bool tensorTable = false; // in Matrices: the numbers as a table
    ComparePicture compare = ComparePicture::Weights;
    std::string points = "input"; // in Space: input, output, qk, both

    static void fields(auto& self, auto&& f)
    {
        f("view", self.view);
        f("view_before", self.viewBefore);
        f("picture", self.picture);
        f("tensor", self.tensor);
        f("tensor_table", self.tensorTable);
        f("compare", self.compare);
        f("points", self.points);
    }
    bool operator==(const Navigation&) const = default;
};

} // namespace ui
