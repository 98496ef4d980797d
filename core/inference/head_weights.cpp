#include "core/inference/head_weights.h"

#include "core/attention/score_parameters.h"
#include "core/inference/attentions.h"
#include "core/inference/head_rank.h"
#include "core/parameters.h"
#include "core/pretrained_model.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

    Matrix biasOf(const Linear& linear, const WeightReader& weights)
    {
        const std::vector<Scalar> all = weights.vector(linear.bias, linear.slice.all);
        if (all.empty())
            return {};
        Matrix result = Matrix::uninitialised(1, linear.outputs());
        for (Index time = 0; time < linear.slice.times; ++time)
            std::copy_n(all.data() + linear.slice.begin + time * linear.slice.step,
                linear.slice.size, result.data() + time * linear.slice.size);
        return result;
    }

    // Parameter names of one of an attention's linear layers.
    struct LinearParameters {
        enum Owner { Head, SharingHeads, Attention };
        std::string_view weight, bias;
        Linear AttentionLayer::*linear;
        Owner owner;

        // Number of parts concatenated in the matrix.
        [[nodiscard]] Index parts(const AttentionLayer& attention) const
        {
            return owner == Head        ? attention.heads()
                : owner == SharingHeads ? attention.kvHeads
                                        : 1;
        }
        // Heads that share the weights of `head`.
        [[nodiscard]] IndexRange sharing(const AttentionLayer& attention, Index head) const
        {
            const Index together = owner == SharingHeads ? attention.groupSize() : 1;
            return { head / together * together, head / together * together + together };
        }
    };

    constexpr std::array linearNames {
        LinearParameters { "w_q", "b_q", &AttentionLayer::q, LinearParameters::Head },
        LinearParameters { "w_k", "b_k", &AttentionLayer::k, LinearParameters::SharingHeads },
        LinearParameters { "w_v", "b_v", &AttentionLayer::v, LinearParameters::SharingHeads },
        LinearParameters { "w_o", "b_o", &AttentionLayer::out, LinearParameters::Attention },
    };

    const LinearParameters* namesWith(std::string_view parameter)
    {
        const auto* const found
            = std::ranges::find_if(linearNames, [&](const LinearParameters& names) {
                  return names.weight == parameter || names.bias == parameter;
              });
        return found == linearNames.end() ? nullptr : found;
    }

    // One part's columns of the matrix of all parts.
    Matrix headPart(const Matrix& all, Index part, Index parts)
    {
        return all.empty() ? Matrix {}
                           : columnsFrom(all, part * (all.cols() / parts), all.cols() / parts);
    }

    void loadWeights(const LinearParameters& names, const AttentionLayer& attention,
        const WeightReader& weights, LayerModel& layer)
    {
        const Linear& linear = attention.*names.linear;
        if (linear.weight.empty() && names.owner == LinearParameters::Attention)
            return;
        const Matrix weight = weightOf(linear, weights);
        const Matrix bias = biasOf(linear, weights);
        const Index parts = names.parts(attention);
        const Index owners = names.owner == LinearParameters::Attention ? 1 : attention.heads();
        for (Index head = 0; head < owners; ++head) {
            const Index part = head * parts / owners;
            *parameterNamed(layer, names.weight, head) = headPart(weight, part, parts);
            *parameterNamed(layer, names.bias, head) = headPart(bias, part, parts);
        }
    }

    void setEdited(const WeightEdit& edit, const AttentionLayer& attention, LayerModel& layer)
    {
        const LinearParameters* const names = namesWith(edit.matrix);
        const IndexRange sharing = names != nullptr ? names->sharing(attention, edit.head - 1)
                                                    : IndexRange { edit.head - 1, edit.head };
        for (Index head = sharing.begin; head < sharing.end; ++head)
            if (Matrix* const matrix = parameterNamed(layer, edit.matrix, head))
                (*matrix)(edit.row - 1, edit.column - 1) = edit.value;
    }

    // One head's parameter from the tensor with all heads stacked by rows.
    Matrix scoreMatrix(const ScoreTensor& which, const ParameterShape& shape,
        const WeightReader& weights, Index head)
    {
        Matrix result = which.outputsFirst ? Matrix::uninitialised(shape.cols, shape.rows)
                                           : Matrix::uninitialised(shape.rows, shape.cols);
        weights.readTensor(which.tensor, head * result.size(),
            { result.data(), static_cast<std::size_t>(result.size()) });
        if (!which.outputsFirst)
            return result;
        Matrix rotated = Matrix::uninitialised(shape.rows, shape.cols);
        for (Index i = 0; i < rotated.rows(); ++i)
            for (Index j = 0; j < rotated.cols(); ++j)
                rotated(i, j) = result(j, i);
        return rotated;
    }

    void applyLowRank(const AttentionLayer& attention, const WeightReader& weights,
        const ThreadPool& threadPool, LayerModel& layer)
    {
        threadPool.forEach(std::ssize(layer.heads), [&](Index h) {
            HeadModel& head = layer.heads[static_cast<std::size_t>(h)];
            if (hasProduct(attention)) {
                lowRankProduct(head, attention.weightIntervention.rank);
            } else if (!attention.qNorm && !attention.kNorm) {
                const auto dropped = droppedCoordinates(attention, { head, h }, weights);
                for (Matrix* matrix : { &head.wq, &head.bq, &head.wk, &head.bk })
                    dropColumns(*matrix, dropped);
            }
        });
    }

} // namespace

Matrix weightOf(const Linear& linear, const WeightReader& weights)
{
    if (linear.weight.empty())
        return simplest({}, linear.inputs, linear.inputs);
    const TensorSlice& slice = linear.slice;
    std::vector<Scalar> from(static_cast<std::size_t>(linear.inputs * slice.all));
    weights.readTensor(linear.weight, 0, from);
    Matrix result = Matrix::uninitialised(linear.inputs, linear.outputs());
    for (Index to = 0; to < linear.outputs(); ++to) {
        const Index output = slice.begin + to / slice.size * slice.step + to % slice.size;
        for (Index i = 0; i < linear.inputs; ++i)
            result(i, to) = from[static_cast<std::size_t>(
                linear.inputsFirst ? i * slice.all + output : output * linear.inputs + i)];
    }
    return result;
}

std::vector<ScoreParameters> scoreParametersOf(
    const AttentionLayer& attention, const WeightReader& weights)
{
    std::vector<ScoreParameters> result(static_cast<std::size_t>(attention.heads()));
    const auto shapes
        = parameterShapes(attention.spec.score, { attention.dk(), attention.kvWidth() });
    for (const ScoreTensor& each : attention.score)
        for (const ParameterShape& shape : shapes)
            if (shape.parameter.name == each.parameter)
                for (std::size_t head = 0; head < result.size(); ++head)
                    *parameterNamed(result[head], each.parameter)
                        = scoreMatrix(each, shape, weights, static_cast<Index>(head));
    return result;
}

LayerModel numbersOf(
    const AttentionLayer& attention, const WeightReader& weights, const ThreadPool& threadPool)
{
    LayerModel layer;
    layer.heads.resize(static_cast<std::size_t>(attention.heads()));
    for (const LinearParameters& names : linearNames)
        loadWeights(names, attention, weights, layer);
    std::vector<ScoreParameters> scores = scoreParametersOf(attention, weights);
    for (std::size_t head = 0; head < scores.size(); ++head)
        layer.heads[head].score = std::move(scores[head]);
    for (const WeightEdit& each : attention.weightIntervention.edits)
        setEdited(each, attention, layer);
    if (hasLowRank(attention))
        applyLowRank(attention, weights, threadPool, layer);
    return layer;
}

LazyLayers::Shape shapeOf(const AttentionLayer& attention, std::string_view parameter)
{
    const LinearParameters* const names = namesWith(parameter);
    if (names == nullptr) {
        for (const ParameterShape& shape :
            parameterShapes(attention.spec.score, { attention.dk(), attention.kvWidth() }))
            if (shape.parameter.name == parameter)
                return { shape.rows, shape.cols };
        return {};
    }
    const Linear& linear = attention.*names->linear;
    if (linear.weight.empty() && names->owner == LinearParameters::Attention)
        return {};
    const Index columns = linear.outputs() / names->parts(attention);
    if (parameter == names->weight)
        return { linear.inputs, columns };
    return linear.bias.empty() ? LazyLayers::Shape {} : LazyLayers::Shape { 1, columns };
}

Layers headWeights(const std::shared_ptr<const PretrainedModel>& model)
{
    const auto all
        = std::make_shared<const std::vector<AttentionAt>>(attentionsOf(model->architecture));
    return Layers({ all->size(),
        [=](std::size_t layer) { return numbersOf(*all->at(layer).attention, model->weights); },
        [=](std::size_t layer, std::string_view parameter) {
            return shapeOf(*all->at(layer).attention, parameter);
        } });
}

} // namespace core
