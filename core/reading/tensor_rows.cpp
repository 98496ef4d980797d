#include "core/reading/tensor_rows.h"

#include "core/head_at.h"
#include "core/math/projection.h"
#include "core/reading/combine.h"
#include "core/run/score_rows.h"

#include <utility>

namespace core {

namespace {

    using Kind = TensorKind;
    using At = TensorAt;

    HeadAt headOf(const At& at)
    {
        return headAt(at.trace, at.layer, at.head);
    }
    const Inputs& inputsOf(const At& at)
    {
        return at.trace.model->inputs;
    }
    const LayerTrace& layerOf(const At& at)
    {
        return at.trace.layers[static_cast<std::size_t>(at.layer)];
    }
    const LayerModel& layerModelOf(const At& at)
    {
        return at.trace.model->layers[static_cast<std::size_t>(at.layer)];
    }

    // The keys' own parts, where the keys are another sequence than the queries.
    const Matrix* ofOtherKeys(const At& at, const Input& part)
    {
        return inputsOf(at).keys == inputsOf(at).queries ? nullptr : part.get();
    }

    Matrix maskOf(const At& at)
    {
        Matrix result
            = Matrix::uninitialised(layerOf(at).queries->rows(), layerOf(at).keys->rows());
        fillMask(headOf(at).model.mask, 0, result);
        return result;
    }

    bool always(const At&)
    {
        return true;
    }

    template <Matrix ScoreStages::*stage> constexpr TensorRow stageRow(std::string_view name)
    {
        const auto computed = [](const At& at) {
            ScoreStages stages = scoreStages(at.trace, at.layer, at.head);
            return std::move(stages.*stage);
        };
        return { name, Kind::Scores, Axis::Queries, Axis::Keys, nullptr, computed, always, stage };
    }

    constexpr TensorRow heldByModel(
        WeightName name, Kind kind, Axis rows, const Matrix* (*stored)(const At&))
    {
        return { idOf(name), kind, rows, Axis::Dimensions, stored };
    }

    template <Matrix HeadModel::*weights> const Matrix* ofHeadModel(const At& at)
    {
        return &(headOf(at).model.*weights);
    }
    template <Matrix ScoreParameters::*parameter> const Matrix* ofScore(const At& at)
    {
        return &(headOf(at).model.score.*parameter);
    }
    template <Matrix HeadTrace::*result> const Matrix* ofHeadTrace(const At& at)
    {
        return &(headOf(at).trace.*result);
    }

    // q or k before a rotary position turns them.
    template <Input LayerTrace::*input, Matrix HeadModel::*weights, Matrix HeadModel::*bias>
    Matrix unturned(const At& at)
    {
        const HeadModel& model = headOf(at).model;
        return projection(*(layerOf(at).*input), model.*weights, model.*bias);
    }

    bool turns(const At& at)
    {
        return headOf(at).rule.rotary.has_value();
    }

    constexpr auto both = Axis::Dimensions;
    constexpr auto singleAxis = Axis::Single;

    constexpr std::array inputTable {
        TensorRow { "queries", Kind::LayerInput, Axis::Queries, both,
            [](const At& at) { return inputsOf(at).queries.get(); } },
        TensorRow { "queries/embedding", Kind::LayerInput, Axis::Queries, both,
            [](const At& at) { return inputsOf(at).queryEmbedding.get(); } },
        TensorRow { "queries/position", Kind::LayerInput, Axis::Queries, both,
            [](const At& at) { return inputsOf(at).queryPositions.get(); } },
        TensorRow { "keys", Kind::LayerInput, Axis::Keys, both,
            [](const At& at) { return inputsOf(at).keys.get(); } },
        TensorRow { "keys/embedding", Kind::LayerInput, Axis::Keys, both,
            [](const At& at) { return ofOtherKeys(at, inputsOf(at).keyEmbedding); } },
        TensorRow { "keys/position", Kind::LayerInput, Axis::Keys, both,
            [](const At& at) { return ofOtherKeys(at, inputsOf(at).keyPositions); } },
        TensorRow { "values", Kind::LayerInput, Axis::Keys, both,
            [](const At& at) { return inputsOf(at).values.get(); } },
    };

    constexpr std::array headTable {
        heldByModel(WeightName::Wq, Kind::WeightMatrix, both, ofHeadModel<&HeadModel::wq>),
        heldByModel(WeightName::Wk, Kind::WeightMatrix, both, ofHeadModel<&HeadModel::wk>),
        heldByModel(WeightName::Wv, Kind::WeightMatrix, both, ofHeadModel<&HeadModel::wv>),
        heldByModel(WeightName::Bq, Kind::Bias, singleAxis, ofHeadModel<&HeadModel::bq>),
        heldByModel(WeightName::Bk, Kind::Bias, singleAxis, ofHeadModel<&HeadModel::bk>),
        heldByModel(WeightName::Bv, Kind::Bias, singleAxis, ofHeadModel<&HeadModel::bv>),
        heldByModel(WeightName::ScoreW, Kind::ScoreParameter, both, ofScore<&ScoreParameters::w>),
        heldByModel(WeightName::ScoreWq, Kind::ScoreParameter, both, ofScore<&ScoreParameters::wq>),
        heldByModel(WeightName::ScoreWk, Kind::ScoreParameter, both, ofScore<&ScoreParameters::wk>),
        heldByModel(
            WeightName::ScoreB, Kind::ScoreParameter, singleAxis, ofScore<&ScoreParameters::b>),
        heldByModel(WeightName::ScoreU, Kind::ScoreParameter, both, ofScore<&ScoreParameters::u>),
        TensorRow { "q_unturned", Kind::Vectors, Axis::Queries, both, nullptr,
            unturned<&LayerTrace::queries, &HeadModel::wq, &HeadModel::bq>, turns, nullptr,
            ofHeadTrace<&HeadTrace::q> },
        TensorRow { "k_unturned", Kind::Vectors, Axis::Keys, both, nullptr,
            unturned<&LayerTrace::keys, &HeadModel::wk, &HeadModel::bk>, turns, nullptr,
            ofHeadTrace<&HeadTrace::k> },
        TensorRow { "q", Kind::Vectors, Axis::Queries, both, ofHeadTrace<&HeadTrace::q> },
        TensorRow { "k", Kind::Vectors, Axis::Keys, both, ofHeadTrace<&HeadTrace::k> },
        TensorRow { "v", Kind::Vectors, Axis::Keys, both, ofHeadTrace<&HeadTrace::v> },
        stageRow<&ScoreStages::raw>("scores"),
        stageRow<&ScoreStages::scaled>("scaled"),
        TensorRow { "mask", Kind::AddedMask, Axis::Queries, Axis::Keys, nullptr, maskOf,
            [](const At& at) { return !headOf(at).model.mask.trivial(layerOf(at).keys->rows()); } },
        stageRow<&ScoreStages::masked>("masked"),
        TensorRow { "weights", Kind::AttentionWeights, Axis::Queries, Axis::Keys,
            ofHeadTrace<&HeadTrace::weights> },
        TensorRow { "output", Kind::Output, Axis::Queries, both, ofHeadTrace<&HeadTrace::output> },
    };

    constexpr std::array layerTable {
        TensorRow { "mean", Kind::AttentionWeights, Axis::Queries, Axis::Keys, nullptr,
            [](const At& at) { return meanOfHeads(at.trace, at.layer); }, always },
        TensorRow { "maximum", Kind::AttentionWeights, Axis::Queries, Axis::Keys, nullptr,
            [](const At& at) { return maximumOfHeads(at.trace, at.layer); }, always },
        TensorRow { "concat", Kind::Output, Axis::Queries, both,
            [](const At& at) { return &layerOf(at).concat; } },
        heldByModel(WeightName::Wo, Kind::WeightMatrix, both,
            [](const At& at) { return &layerModelOf(at).wo; }),
        heldByModel(WeightName::Bo, Kind::Bias, singleAxis,
            [](const At& at) { return &layerModelOf(at).bo; }),
        TensorRow { "output", Kind::Output, Axis::Queries, both,
            [](const At& at) { return &layerOf(at).output; } },
    };

    constexpr std::array modelTable {
        TensorRow { "rollout", Kind::AttentionWeights, Axis::Queries, Axis::Keys, nullptr,
            [](const At& at) { return rollout(at.trace); },
            [](const At& at) { return hasRollout(at.trace); } },
    };

} // namespace

std::span<const TensorRow> inputRows()
{
    return inputTable;
}

std::span<const TensorRow> headRows()
{
    return headTable;
}

std::span<const TensorRow> layerRows()
{
    return layerTable;
}

std::span<const TensorRow> modelRows()
{
    return modelTable;
}

} // namespace core
