#include "core/attention/score_parameters.h"

#include <algorithm>

namespace core {

namespace {

    using Shapes = std::vector<ParameterShape>;

    constexpr Parameter weights { "score.w", ParameterKind::ScoreMatrix };
    constexpr Parameter weightsQ { "score.w_q", ParameterKind::ScoreMatrix };
    constexpr Parameter weightsK { "score.w_k", ParameterKind::ScoreMatrix };
    constexpr Parameter bias { "score.b", ParameterKind::ScoreBias };
    constexpr Parameter vector { "score.u", ParameterKind::ScoreVector };

    Shapes shapesOf(const DotScore&, const ScoreWidths&)
    {
        return {};
    }
    Shapes shapesOf(const ScaledDotScore&, const ScoreWidths&)
    {
        return {};
    }
    Shapes shapesOf(const CosineScore&, const ScoreWidths&)
    {
        return {};
    }
    Shapes shapesOf(const KernelScore&, const ScoreWidths&)
    {
        return {};
    }

    Shapes shapesOf(const GeneralScore&, const ScoreWidths& widths)
    {
        return { { weights, widths.dq, widths.dk } };
    }

    Shapes shapesOf(const AdditiveScore& score, const ScoreWidths& widths)
    {
        const Index a = score.width > 0 ? score.width : std::max(widths.dq, widths.dk);
        return { { weightsQ, widths.dq, a }, { weightsK, widths.dk, a }, { bias, 1, a },
            { vector, 1, a } };
    }

    Shapes shapesOf(const LocationScore& score, const ScoreWidths& widths)
    {
        const Index dk = widths.dk;
        const Index a = score.width > 0 ? score.width : dk;
        switch (score.form) {
        case LocationForm::HU:
        case LocationForm::TanhHU:
            return { { vector, dk, 1 } };
        case LocationForm::HWU:
            return { { weights, dk, a }, { vector, a, 1 } };
        case LocationForm::TanhHWbU:
            break;
        }
        return { { weights, dk, a }, { bias, 1, a }, { vector, a, 1 } };
    }

} // namespace

std::vector<ParameterShape> parameterShapes(const Score& score, const ScoreWidths& widths)
{
    return std::visit([&](const auto& s) { return shapesOf(s, widths); }, score);
}

Index numbersOf(const std::vector<ParameterShape>& shapes)
{
    Index result = 0;
    for (const ParameterShape& shape : shapes)
        result += shape.rows * shape.cols;
    return result;
}

Matrix* parameterNamed(ScoreParameters& parameters, std::string_view name)
{
    Matrix* found = nullptr;
    ScoreParameters::parameters(parameters, [&](const Parameter& p, Matrix& matrix) {
        if (p.name == name)
            found = &matrix;
    });
    return found;
}

ScoreParameters neutralParameters(const Score& score, const ScoreWidths& widths)
{
    ScoreParameters result;
    for (const auto& [parameter, rows, cols] : parameterShapes(score, widths))
        *parameterNamed(result, parameter.name) = simplest(parameter, rows, cols);
    return result;
}

} // namespace core
