#include "core/weight_edits.h"

#include "core/layers.h"
#include "core/tensor_input.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

    // What the edit names: w_o and b_o are the layer's, the others a head's. Null: not there.
    Matrix* edited(const WeightEdit& edit, std::vector<LayerModel>& layers)
    {
        if (edit.layer < 1 || static_cast<std::size_t>(edit.layer) > layers.size())
            return nullptr;
        LayerModel& layer = layers[static_cast<std::size_t>(edit.layer) - 1];
        const bool shared = edit.matrix == WeightName::Wo || edit.matrix == WeightName::Bo;
        const Index head = shared ? 0 : edit.head - 1;
        if (head < 0 || head >= static_cast<Index>(layer.heads.size()))
            return nullptr;
        return &matrixOf(layer, edit.matrix, head);
    }

    bool apply(const WeightEdit& edit, std::vector<LayerModel>& layers)
    {
        Matrix* const matrix = edited(edit, layers);
        if (matrix == nullptr || edit.row < 1 || edit.row > matrix->rows() || edit.column < 1
            || edit.column > matrix->cols())
            return false;
        (*matrix)(edit.row - 1, edit.column - 1) = edit.value;
        return true;
    }

    std::string describe(const WeightEdit& edit, std::vector<LayerModel>& layers)
    {
        const Matrix* const matrix = edited(edit, layers);
        const std::string there = matrix == nullptr || matrix->empty()
            ? "there is no such matrix"
            : "the matrix is " + shapeText(*matrix);
        return std::string(idOf(edit.matrix)) + " of layer " + std::to_string(edit.layer)
            + ", head " + std::to_string(edit.head) + ", row " + std::to_string(edit.row)
            + ", column " + std::to_string(edit.column) + ": " + there;
    }

} // namespace

void applyEdits(const std::vector<WeightEdit>& edits, std::vector<LayerModel>& layers,
    std::vector<Notice>& notices)
{
    std::vector<const WeightEdit*> outside;
    for (const WeightEdit& edit : edits)
        if (!apply(edit, layers))
            outside.push_back(&edit);
    if (!outside.empty())
        notices.push_back({ "edit_outside",
            std::to_string(outside.size()) + " of " + std::to_string(edits.size())
                + " weights set by hand are kept but have no place now; the first: "
                + describe(*outside.front(), layers) });
}

void switchOff(
    const std::vector<int>& heads, std::vector<LayerModel>& layers, std::vector<Notice>& notices)
{
    for (const int number : heads) {
        bool found = false;
        for (LayerModel& layer : layers)
            if (number >= 1 && static_cast<std::size_t>(number) <= layer.heads.size()) {
                layer.heads[static_cast<std::size_t>(number) - 1].enabled = false;
                found = true;
            }
        if (!found)
            notices.push_back({ "head_outside",
                "head " + std::to_string(number) + " is switched off, but there are only "
                    + std::to_string(layers.front().heads.size()) });
    }
}

} // namespace core
