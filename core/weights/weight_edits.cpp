#include "core/weights/weight_edits.h"

#include "core/input/tensor_input.h"
#include "core/weights/layers.h"

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

    Phrase describe(const WeightEdit& edit, std::vector<LayerModel>& layers)
    {
        const Matrix* const matrix = edited(edit, layers);
        return phrase("%1 of layer %2, head %3, row %4, column %5: %6", idOf(edit.matrix),
            edit.layer, edit.head, edit.row, edit.column,
            matrix == nullptr || matrix->empty() ? phrase("there is no such matrix")
                                                 : phrase("the matrix is %1", shapeText(*matrix)));
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
            phrase("%1 of %2 weights set by hand are kept but have no place now; the first: %3",
                outside.size(), edits.size(), describe(*outside.front(), layers)) });
}

void switchOff(const std::vector<int>& heads, LayerModel& layer, std::vector<Notice>& notices)
{
    for (const int number : heads)
        if (number >= 1 && static_cast<std::size_t>(number) <= layer.heads.size())
            layer.heads[static_cast<std::size_t>(number) - 1].enabled = false;
        else
            notices.push_back({ "head_outside",
                phrase("head %1 is switched off, but there are only %2", number,
                    layer.heads.size()) });
}

} // namespace core
