#include "core/attention/score_parameters.h"
#include "core/input/tensor_input.h"
#include "core/weights/weights_file.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

    // The shape without axes of length 1: (1, a), (a, 1) and (a) all hold a values.
    std::vector<Index> squeezed(std::vector<Index> shape)
    {
        std::erase(shape, 1);
        return shape;
    }

    // Sets the hidden width of a trainable score to the file's.
    Score withFileWidth(Score score, const LayerTensors& tensors)
    {
        const auto widthOf = [&](const char* name, int otherwise) {
            const TensorInfo* const tensor = tensors.find(name);
            return tensor == nullptr || tensor->shape.size() < 2
                ? otherwise
                : static_cast<int>(tensor->shape.back());
        };
        if (auto* const additive = std::get_if<AdditiveScore>(&score))
            additive->width = widthOf("score.w_q", additive->width);
        if (auto* const location = std::get_if<LocationScore>(&score))
            location->width = widthOf("score.w", location->width);
        return score;
    }

} // namespace

// One matrix for all heads, or one for each along a leading axis.
PackedHeads WeightsFile::scoreParametersOf(const std::string& name, Index rows, Index cols) const
{
    const TensorInfo* const tensor = tensors.find(name);
    if (tensor == nullptr)
        throw Error("missing_score_parameters",
            message("the score needs %1, which the weights file does not contain; it has: %2", name,
                tensors.list()));
    const std::vector<Index> own = squeezed(tensor->shape);
    const bool shared = own == squeezed({ rows, cols });
    if (!shared && own != squeezed({ heads(), rows, cols }))
        tensors.refuse("weights_shape", name,
            message("%1 x %2 is needed, or %3 of them, one for each head", rows, cols, heads()));
    return { name, 0, heads(), rows, cols, shared ? 0 : rows * cols, cols, 1 };
}

std::vector<ParameterShape> WeightsFile::scoreShapes(const Score& score) const
{
    return parameterShapes(withFileWidth(score, tensors), { dq(), dk() });
}

Index WeightsFile::scoreNumbers(const Score& score) const
{
    return numbersOf(scoreShapes(score));
}

ScoreParameters WeightsFile::trainedScore(
    const Score& score, const LayerWeights& weights, Index head) const
{
    ScoreParameters result;
    for (const auto& [parameter, rows, cols] : scoreShapes(score))
        *parameterNamed(result, parameter.name)
            = scoreParametersOf(std::string(parameter.name), rows, cols).head(weights, head);
    return result;
}

} // namespace core
