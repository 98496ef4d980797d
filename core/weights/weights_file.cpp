#include "core/weights/weights_file.h"

#include "core/attention/score_parameters.h"
#include "core/input/tensor_input.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

    Index headsOfThreeAxes(const LayerTensors& tensors, Index otherwise)
    {
        for (const char* name : { "w_q", "w_k", "w_v" })
            if (const TensorInfo& tensor = tensors.need(name); tensor.shape.size() == 3)
                return tensor.shape[0];
        return otherwise;
    }

    Index divided(const LayerTensors& tensors, const std::string& name, Index columns, Index heads)
    {
        if (columns % heads != 0)
            tensors.refuse("heads_do_not_divide", name,
                message("a width of %1 is not divisible by %2 heads", columns, heads));
        return columns / heads;
    }

    // Copies transposed rows, in tiles that stay in the cache.
    void copyAcross(const Scalar* from, const PackedHeads& packed, Matrix& to)
    {
        constexpr Index tile = 32;
        for (Index top = 0; top < to.rows(); top += tile)
            for (Index left = 0; left < to.cols(); left += tile)
                for (Index i = top; i < std::min(top + tile, to.rows()); ++i)
                    for (Index c = left; c < std::min(left + tile, to.cols()); ++c)
                        to(i, c) = from[i * packed.rowStep + c * packed.columnStep];
    }

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

Matrix PackedHeads::head(const LayerWeights& weights, Index head) const
{
    if (tensor.empty())
        return {};
    Matrix result = Matrix::uninitialised(rows, cols);
    const Scalar* const from = weights.at(tensor)->data.data() + first + head * headStep;
    if (columnStep == 1)
        for (Index i = 0; i < rows; ++i)
            std::copy_n(from + i * rowStep, cols, result.row(i).begin());
    else
        copyAcross(from, *this, result);
    return result;
}

WeightsFile::WeightsFile(const std::string& file, const Experiment& experiment, const Files& files)
    : tensors(files.tensors(file), file)
{
    if (tensors.isTorch())
        readTorch(experiment.attention().heads);
    else
        readOwn(experiment.attention().heads);
    requireAgreement(experiment.attention().score);
}

void WeightsFile::readOwn(Index experimentHeads)
{
    const Index headCount = headsOfThreeAxes(tensors, experimentHeads);
    q = projection("w_q", headCount);
    k = projection("w_k", headCount);
    v = projection("w_v", headCount);
    bq = bias("b_q", q);
    bk = bias("b_k", k);
    bv = bias("b_v", v);
    if (const TensorInfo* const tensor = tensors.find("w_o")) {
        if (tensor->shape.size() != 2)
            tensors.refuse("weights_shape", "w_o", message("two axes are needed: (h·d_v, d_out)"));
        wo = { "w_o", 0, 1, tensor->shape[0], tensor->shape[1], 0, tensor->shape[1], 1 };
    }
    bo = outputBias("b_o");
}

PackedHeads WeightsFile::projection(const std::string& name, Index headCount) const
{
    const TensorInfo& tensor = tensors.need(name);
    const std::vector<Index>& shape = tensor.shape;
    if ((shape.size() != 2 && shape.size() != 3) || tensor.size() <= 0)
        tensors.refuse(
            "weights_shape", name, message("(heads, d, d_k) or (d, heads·d_k) is needed"));
    if (shape.size() == 3) {
        if (shape[0] != headCount)
            tensors.refuse("weights_shape", name,
                message("%1 heads are needed, as in the file's other weights", headCount));
        return { name, 0, headCount, shape[1], shape[2], shape[1] * shape[2], shape[2], 1 };
    }
    const Index width = divided(tensors, name, shape[1], headCount);
    return { name, 0, headCount, shape[0], width, width, shape[1], 1 };
}

PackedHeads WeightsFile::bias(const std::string& name, const PackedHeads& weights) const
{
    const TensorInfo* const tensor = tensors.find(name);
    if (tensor == nullptr)
        return {};
    const std::vector<Index> flat { weights.heads * weights.cols };
    const std::vector<Index> each { weights.heads, weights.cols };
    if (tensor->shape != flat && tensor->shape != each)
        tensors.refuse("weights_shape", name,
            message("%1 or %2 is needed to go with its weights", shapeText(flat), shapeText(each)));
    return { name, 0, weights.heads, 1, weights.cols, weights.cols, 0, 1 };
}

void WeightsFile::readTorch(Index experimentHeads)
{
    for (const char* name : { "bias_k", "bias_v" })
        if (tensors.find(name) != nullptr)
            tensors.refuse("weights_unsupported", name,
                message(
                    "an additional key and value (add_bias_kv) is not supported; train the layer "
                    "without it"));
    if (tensors.find("in_proj_weight") != nullptr) {
        q = torchProjection("in_proj_weight", 0, 3, experimentHeads);
        k = torchProjection("in_proj_weight", 1, 3, experimentHeads);
        v = torchProjection("in_proj_weight", 2, 3, experimentHeads);
    } else {
        q = torchProjection("q_proj_weight", 0, 1, experimentHeads);
        k = torchProjection("k_proj_weight", 0, 1, experimentHeads);
        v = torchProjection("v_proj_weight", 0, 1, experimentHeads);
    }
    readTorchBiases();
    if (const TensorInfo* const tensor = tensors.find("out_proj.weight")) {
        if (tensor->shape.size() != 2)
            tensors.refuse("weights_shape", "out_proj.weight", message("two axes are needed"));
        wo = { "out_proj.weight", 0, 1, tensor->shape[1], tensor->shape[0], 0, 1,
            tensor->shape[1] };
    }
    bo = outputBias("out_proj.bias");
}

// (parts·e, d): rows of part p belong to queries, keys or values; y = x Wᵀ.
PackedHeads WeightsFile::torchProjection(
    const std::string& name, Index part, Index parts, Index headCount) const
{
    const TensorInfo& tensor = tensors.need(name);
    if (tensor.shape.size() != 2 || tensor.size() <= 0 || tensor.shape[0] % parts != 0)
        tensors.refuse("weights_shape", name,
            parts == 3 ? message("(3·e, e) is needed: queries, keys and values")
                       : message("two axes are needed"));
    const Index rows = tensor.shape[0] / parts;
    const Index in = tensor.shape[1];
    const Index width = divided(tensors, name, rows, headCount);
    return { name, part * rows * in, headCount, in, width, width * in, 1, in };
}

void WeightsFile::readTorchBiases()
{
    const std::string name = "in_proj_bias";
    const TensorInfo* const tensor = tensors.find(name);
    if (tensor == nullptr)
        return;
    const Index keys = q.heads * q.cols;
    const std::vector<Index> all { 2 * keys + v.heads * v.cols };
    if (tensor->shape != all || k.cols != q.cols)
        tensors.refuse("weights_shape", name,
            message("%1 is needed: queries, keys and values", shapeText(all)));
    bq = { name, 0, q.heads, 1, q.cols, q.cols, 0, 1 };
    bk = { name, keys, k.heads, 1, k.cols, k.cols, 0, 1 };
    bv = { name, 2 * keys, v.heads, 1, v.cols, v.cols, 0, 1 };
}

PackedHeads WeightsFile::outputBias(const std::string& name) const
{
    const TensorInfo* const tensor = tensors.find(name);
    if (tensor == nullptr)
        return {};
    if (tensor->shape != std::vector<Index> { outputWidth() })
        tensors.refuse("weights_shape", name,
            message("%1 values are needed, one for each output column", outputWidth()));
    return { name, 0, 1, 1, outputWidth(), 0, 0, 1 };
}

void WeightsFile::requireAgreement(const Score& score) const
{
    const std::string key = tensors.isTorch() ? "k_proj_weight" : "w_k";
    if (k.cols != q.cols && !takesAnyWidths(score))
        tensors.refuse("weights_shape", key,
            message("its heads produce keys of dimension %1, but the queries have dimension %2",
                k.cols, q.cols));
    if (hasOutput() && wo.rows != heads() * dv())
        tensors.refuse("weights_shape", tensors.isTorch() ? "out_proj.weight" : "w_o",
            message("%1 heads of dimension %2 need an input of dimension %3", heads(), dv(),
                heads() * dv()));
}

LayerModel WeightsFile::layer(const Score& score, bool outputProjection) const
{
    const LayerWeights weights = tensors.weights();
    LayerModel result;
    result.heads.resize(static_cast<std::size_t>(heads()));
    for (Index h = 0; h < heads(); ++h) {
        HeadModel& head = result.heads[static_cast<std::size_t>(h)];
        head.wq = q.head(weights, h);
        head.wk = k.head(weights, h);
        head.wv = v.head(weights, h);
        head.bq = bq.head(weights, h);
        head.bk = bk.head(weights, h);
        head.bv = bv.head(weights, h);
        head.score = trainedScore(score, weights, h);
    }
    if (outputProjection) {
        result.wo = wo.head(weights, 0);
        result.bo = bo.head(weights, 0);
    }
    return result;
}

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
