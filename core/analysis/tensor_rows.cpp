#include "core/analysis/tensor_rows.h"

#include "core/analysis/combine.h"
#include "core/analysis/weights/contributions.h"
#include "core/head_at.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/layer_parts.h"
#include "core/math/finite_product.h"
#include "core/parameters.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

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
    const AttentionTrace& layerOf(const At& at)
    {
        return at.trace.attention(at.layer);
    }
    const Layers& layersOf(const At& at)
    {
        return at.trace.model->layers;
    }

    // The parts of the keys' input, if the keys are another sequence than the queries.
    const Matrix* ofOtherKeys(const At& at, const Input& part)
    {
        return inputsOf(at).keys == inputsOf(at).queries ? nullptr : part.get();
    }

    Matrix maskOf(const At& at, std::string_view)
    {
        Matrix result
            = Matrix::uninitialised(layerOf(at).queries->rows(), layerOf(at).keys->rows());
        fillMask(headOf(at).trace.mask, 0, result);
        return result;
    }

    bool always(const At&, std::string_view)
    {
        return true;
    }

    // false for imported attention: its computation is unknown.
    bool isExplained(const At& at, std::string_view)
    {
        return at.trace.model->imported() == nullptr;
    }

    template <Matrix ScoreStages::*stage> constexpr TensorRow stageRow(
        std::string_view name, bool (*exists)(const At&, std::string_view) = isExplained)
    {
        const auto computed = [](const At& at, std::string_view) {
            ScoreStages stages = scoreStages(at.trace, at.layer, at.head);
            return std::move(stages.*stage);
        };
        return { name, Kind::Scores, Axis::Queries, Axis::Keys, nullptr, computed, exists, stage };
    }

    // The model holds its weights, or reads them on request.
    const Matrix* heldByModel(const At& at, std::string_view name)
    {
        if (!layersOf(at).held())
            return nullptr;
        return parameterNamed(layersOf(at)[static_cast<std::size_t>(at.layer)], name, at.head);
    }
    Matrix madeByModel(const At& at, std::string_view name)
    {
        const auto layer = layersOf(at).layer(static_cast<std::size_t>(at.layer));
        return *parameterNamed(*layer, name, at.head);
    }
    LazyLayers::Shape shapeInModel(const At& at, std::string_view name)
    {
        return layersOf(at).shape(static_cast<std::size_t>(at.layer), name);
    }
    bool isMadeByModel(const At& at, std::string_view name)
    {
        return !layersOf(at).held() && shapeInModel(at, name).rows > 0;
    }

    TensorRow rowOf(const Parameter& parameter)
    {
        const auto row = [&](TensorKind kind, Axis rows) {
            return TensorRow { parameter.name, kind, rows, Axis::Dimensions, heldByModel,
                madeByModel, isMadeByModel, nullptr, shapeInModel };
        };
        switch (parameter.kind) {
        case ParameterKind::Projection:
            break;
        case ParameterKind::Bias:
            return row(Kind::Bias, Axis::Single);
        case ParameterKind::ScoreBias:
            return row(Kind::ScoreParameter, Axis::Single);
        case ParameterKind::ScoreMatrix:
        case ParameterKind::ScoreVector:
            return row(Kind::ScoreParameter, Axis::Dimensions);
        }
        return row(Kind::WeightMatrix, Axis::Dimensions);
    }

    std::vector<TensorRow> rowsOf(std::span<const Parameter> parameters)
    {
        std::vector<TensorRow> rows;
        std::ranges::transform(parameters, std::back_inserter(rows), rowOf);
        return rows;
    }

    template <Matrix HeadTrace::*result> const Matrix* ofHeadTrace(const At& at, std::string_view)
    {
        return &(headOf(at).trace.*result);
    }
    template <Matrix HeadTrace::*result>
    LazyLayers::Shape shapeInHeadTrace(const At& at, std::string_view)
    {
        const Matrix& shaped = headOf(at).trace.*result;
        return { shaped.rows(), shaped.cols() };
    }

    // Whether a file of imported attention contains the matrix.
    bool isKept(const At& at, std::string_view name)
    {
        const ImportedAttention* const imported = at.trace.model->imported().get();
        return imported != nullptr
            && imported->attentions()[static_cast<std::size_t>(at.layer)].colsOf(name) > 0;
    }
    LazyLayers::Shape shapeKept(const At& at, std::string_view name)
    {
        const ImportedLayer& attention
            = at.trace.model->imported()->attentions()[static_cast<std::size_t>(at.layer)];
        return { attention.rowsOf(name), attention.colsOf(name) };
    }
    Matrix readKept(const At& at, std::string_view name)
    {
        return at.trace.model->imported()->read(at.layer, at.head, name);
    }
    template <Matrix HeadTrace::*result>
    constexpr TensorRow rowOfHeadTrace(std::string_view name, Kind kind, std::array<Axis, 2> axes)
    {
        return { name, kind, axes[0], axes[1], ofHeadTrace<result>, readKept, isKept, nullptr,
            shapeKept };
    }

    // x W + b: q or k before the rotation.
    template <Input AttentionTrace::*input, Matrix HeadModel::*weights, Matrix HeadModel::*bias>
    Matrix unrotated(const At& at, std::string_view)
    {
        const HeadAt head = headOf(at);
        const HeadModel& model = head.model();
        return projection(*(layerOf(at).*input), model.*weights, model.*bias);
    }

    bool isRotated(const At& at, std::string_view)
    {
        return headOf(at).spec.rotary.has_value();
    }

    constexpr auto both = Axis::Dimensions;

    constexpr std::array inputTable {
        TensorRow { "queries", Kind::LayerInput, Axis::Queries, both,
            [](const At& at, std::string_view) { return inputsOf(at).queries.get(); } },
        TensorRow { "queries/embedding", Kind::LayerInput, Axis::Queries, both,
            [](const At& at, std::string_view) { return inputsOf(at).queryEmbedding.get(); } },
        TensorRow { "queries/position", Kind::LayerInput, Axis::Queries, both,
            [](const At& at, std::string_view) { return inputsOf(at).queryPositions.get(); } },
        TensorRow { "keys", Kind::LayerInput, Axis::Keys, both,
            [](const At& at, std::string_view) { return inputsOf(at).keys.get(); } },
        TensorRow { "keys/embedding", Kind::LayerInput, Axis::Keys, both,
            [](const At& at, std::string_view) {
                return ofOtherKeys(at, inputsOf(at).keyEmbedding);
            } },
        TensorRow { "keys/position", Kind::LayerInput, Axis::Keys, both,
            [](const At& at, std::string_view) {
                return ofOtherKeys(at, inputsOf(at).keyPositions);
            } },
        TensorRow { "values", Kind::LayerInput, Axis::Keys, both,
            [](const At& at, std::string_view) { return inputsOf(at).values.get(); } },
    };

    constexpr std::array headTable {
        TensorRow { "q_unturned", Kind::Vectors, Axis::Queries, both, nullptr,
            unrotated<&AttentionTrace::queries, &HeadModel::wq, &HeadModel::bq>, isRotated, nullptr,
            shapeInHeadTrace<&HeadTrace::q> },
        TensorRow { "k_unturned", Kind::Vectors, Axis::Keys, both, nullptr,
            unrotated<&AttentionTrace::keys, &HeadModel::wk, &HeadModel::bk>, isRotated, nullptr,
            shapeInHeadTrace<&HeadTrace::k> },
        rowOfHeadTrace<&HeadTrace::q>("q", Kind::Vectors, { Axis::Queries, both }),
        rowOfHeadTrace<&HeadTrace::k>("k", Kind::Vectors, { Axis::Keys, both }),
        rowOfHeadTrace<&HeadTrace::v>("v", Kind::Vectors, { Axis::Keys, both }),
        stageRow<&ScoreStages::raw>("scores"),
        stageRow<&ScoreStages::scaled>("scaled"),
        stageRow<&ScoreStages::capped>(
            "capped", [](const At& at, std::string_view) { return headOf(at).spec.softcap != 0; }),
        TensorRow { "mask", Kind::AddedMask, Axis::Queries, Axis::Keys, nullptr, maskOf,
            [](const At& at, std::string_view) {
                return !headOf(at).trace.mask.trivial(layerOf(at).keys->rows());
            } },
        stageRow<&ScoreStages::masked>("masked"),
        rowOfHeadTrace<&HeadTrace::weights>(
            "weights", Kind::AttentionWeights, { Axis::Queries, Axis::Keys }),
        TensorRow { "weighted_values", Kind::WeightedValues, Axis::Queries, Axis::Keys, nullptr,
            [](const At& at, std::string_view) {
                return valueWeighted(at.trace, at.layer, at.head);
            },
            isExplained },
        TensorRow { "output", Kind::Output, Axis::Queries, both, ofHeadTrace<&HeadTrace::output> },
    };

    constexpr std::array layerTable {
        TensorRow { "mean", Kind::AttentionWeights, Axis::Queries, Axis::Keys, nullptr,
            [](const At& at, std::string_view) { return meanOfHeads(at.trace, at.layer); },
            always },
        TensorRow { "maximum", Kind::AttentionWeights, Axis::Queries, Axis::Keys, nullptr,
            [](const At& at, std::string_view) { return maximumOfHeads(at.trace, at.layer); },
            always },
        TensorRow { "concat", Kind::Output, Axis::Queries, both,
            [](const At& at, std::string_view) { return &layerOf(at).concat; } },
    };

    constexpr TensorRow layerOutput { "output", Kind::Output, Axis::Queries, both,
        [](const At& at, std::string_view) { return &layerOf(at).output; } };

    LayerPart partNamed(std::string_view name)
    {
        constexpr auto names = enumIds(LayerPart {});
        return static_cast<LayerPart>(std::ranges::find(names, name) - names.begin());
    }

    std::vector<TensorRow> partRows()
    {
        std::vector<TensorRow> rows;
        for (const std::string_view name : enumIds(LayerPart {}))
            rows.push_back({ name, Kind::Output, Axis::Queries, both, nullptr,
                [](const At& at, std::string_view part) {
                    return partOf(at.trace, at.layer, partNamed(part));
                },
                [](const At& at, std::string_view part) {
                    const auto place = layerLocation(at.trace, at.layer);
                    return place && hasPart(*place, partNamed(part));
                },
                nullptr,
                [](const At& at, std::string_view part) {
                    return LazyLayers::Shape { layerOf(at).queries->rows(),
                        widthOf(*layerLocation(at.trace, at.layer), partNamed(part)) };
                } });
        return rows;
    }

    constexpr std::array modelTable {
        TensorRow { "rollout", Kind::AttentionWeights, Axis::Queries, Axis::Keys, nullptr,
            [](const At& at, std::string_view) { return rollout(at.trace); },
            [](const At& at, std::string_view) { return hasRollout(at.trace); } },
        TensorRow { logitsName, Kind::Output, Axis::Queries, both,
            [](const At& at, std::string_view) { return &at.trace.logits; } },
    };

    constexpr TensorRow hiddenRow { "hidden", Kind::Output, Axis::Queries, both,
        [](const At& at, std::string_view) {
            return &at.trace.states[static_cast<std::size_t>(at.state)].values;
        } };

} // namespace

std::span<const TensorRow> inputRows()
{
    return inputTable;
}

const TensorRow& stateRow()
{
    return hiddenRow;
}

std::span<const TensorRow> headRows()
{
    static const std::vector<TensorRow> rows = [] {
        std::vector<TensorRow> all = rowsOf(headParameters());
        all.insert(all.end(), headTable.begin(), headTable.end());
        return all;
    }();
    return rows;
}

std::span<const TensorRow> layerRows()
{
    static const std::vector<TensorRow> rows = [] {
        std::vector<TensorRow> all(layerTable.begin(), layerTable.end());
        std::ranges::copy(rowsOf(layerParameters()), std::back_inserter(all));
        all.push_back(layerOutput);
        std::ranges::copy(partRows(), std::back_inserter(all));
        return all;
    }();
    return rows;
}

std::span<const TensorRow> modelRows()
{
    return modelTable;
}

} // namespace core
