#include "core/weights/weight_edits.h"

#include "core/base/spelling.h"
#include "core/input/tensor_input.h"
#include "core/parameters.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace core {

namespace {

    // The edited matrix. Null: absent.
    Matrix* edited(const WeightEdit& edit, std::vector<LayerModel>& layers)
    {
        if (edit.layer < 1 || static_cast<std::size_t>(edit.layer) > layers.size())
            return nullptr;
        return parameterNamed(
            layers[static_cast<std::size_t>(edit.layer) - 1], edit.matrix, edit.head - 1);
    }

    void requireKnown(const std::string& name)
    {
        std::vector<std::string> names;
        for (const std::span<const Parameter> all : { headParameters(), layerParameters() })
            for (const Parameter& parameter : all)
                names.emplace_back(parameter.name);
        if (std::ranges::find(names, name) != names.end())
            return;
        const Message hint = suggestion(name, names);
        throw Error("unknown_matrix",
            message("no matrix is called \"%1\"; %2", name,
                hint.empty() ? message("there are %1", oneOf(names)) : hint));
    }

    Message describe(const WeightEdit& edit, const LazyLayers::Shape& shape)
    {
        const std::array sides { shape.rows, shape.cols };
        return message("%1 of layer %2, head %3, row %4, column %5: %6", edit.matrix, edit.layer,
            edit.head, edit.row, edit.column,
            shape.rows == 0 || shape.cols == 0 ? message("there is no such matrix")
                                               : message("the matrix is %1", shapeText(sides)));
    }

} // namespace

std::vector<WeightEdit> editsInside(
    std::span<const WeightEdit> edits, const ShapeOfEdited& shapeOf, std::vector<Notice>& notices)
{
    for (const WeightEdit& edit : edits)
        requireKnown(edit.matrix);
    std::vector<WeightEdit> inside;
    const WeightEdit* outside = nullptr; // the first
    for (const WeightEdit& edit : edits) {
        const LazyLayers::Shape shape = shapeOf(edit);
        if (edit.row >= 1 && edit.row <= shape.rows && edit.column >= 1
            && edit.column <= shape.cols)
            inside.push_back(edit);
        else if (outside == nullptr)
            outside = &edit;
    }
    if (outside != nullptr)
        notices.push_back({ "edit_outside",
            message("%1 of %2 manual weight edits do not fit the current shape; they are kept but "
                    "not used. The first: %3",
                edits.size() - inside.size(), edits.size(),
                describe(*outside, shapeOf(*outside))) });
    return inside;
}

void applyEdits(const std::vector<WeightEdit>& edits, std::vector<LayerModel>& layers,
    std::vector<Notice>& notices)
{
    const auto shapeOf = [&](const WeightEdit& edit) {
        const Matrix* const matrix = edited(edit, layers);
        return matrix == nullptr ? LazyLayers::Shape {}
                                 : LazyLayers::Shape { matrix->rows(), matrix->cols() };
    };
    for (const WeightEdit& edit : editsInside(edits, shapeOf, notices))
        (*edited(edit, layers))(edit.row - 1, edit.column - 1) = edit.value;
}

void ablateHeads(const std::vector<int>& heads, LayerModel& layer, std::vector<Notice>& notices)
{
    for (const int number : heads)
        if (number >= 1 && static_cast<std::size_t>(number) <= layer.heads.size())
            layer.heads[static_cast<std::size_t>(number) - 1].enabled = false;
        else
            notices.push_back({ "head_outside",
                message("head %1 is ablated, but there are only %2", number, layer.heads.size()) });
}

} // namespace core
