#include "core/attention/score_parameters.h"

namespace core {

namespace {

    using Shapes = std::vector<ParameterShape>;

    Shapes shapesOf(const DotScore&, Index)
    {
        return {};
    }
    Shapes shapesOf(const ScaledDotScore&, Index)
    {
        return {};
    }
    Shapes shapesOf(const CosineScore&, Index)
    {
        return {};
    }
    Shapes shapesOf(const KernelScore&, Index)
    {
        return {};
    }

    Shapes shapesOf(const GeneralScore&, Index dk)
    {
        return { { WeightName::ScoreW, dk, dk } };
    }

    Shapes shapesOf(const AdditiveScore& score, Index dk)
    {
        const Index a = score.width > 0 ? score.width : dk;
        return { { WeightName::ScoreWq, dk, a }, { WeightName::ScoreWk, dk, a },
            { WeightName::ScoreB, 1, a }, { WeightName::ScoreU, 1, a } };
    }

    Shapes shapesOf(const LocationScore& score, Index dk)
    {
        const Index a = score.width > 0 ? score.width : dk;
        switch (score.form) {
        case LocationForm::HU:
        case LocationForm::TanhHU:
            return { { WeightName::ScoreU, dk, 1 } };
        case LocationForm::HWU:
            return { { WeightName::ScoreW, dk, a }, { WeightName::ScoreU, a, 1 } };
        case LocationForm::TanhHWbU:
            break;
        }
        return { { WeightName::ScoreW, dk, a }, { WeightName::ScoreB, 1, a },
            { WeightName::ScoreU, a, 1 } };
    }

} // namespace

std::vector<ParameterShape> parameterShapes(const Score& score, Index dk)
{
    return std::visit([&](const auto& s) { return shapesOf(s, dk); }, score);
}

Matrix* parameter(ScoreParameters& parameters, WeightName name)
{
    switch (name) {
    case WeightName::ScoreW:
        return &parameters.w;
    case WeightName::ScoreWq:
        return &parameters.wq;
    case WeightName::ScoreWk:
        return &parameters.wk;
    case WeightName::ScoreB:
        return &parameters.b;
    case WeightName::ScoreU:
        return &parameters.u;
    default:
        return nullptr;
    }
}

ScoreParameters neutralParameters(const Score& score, Index dk)
{
    ScoreParameters result;
    for (const auto& [name, rows, cols] : parameterShapes(score, dk)) {
        Matrix& matrix = *parameter(result, name);
        if (name == WeightName::ScoreU)
            matrix = Matrix::constant(rows, cols, 1);
        else
            matrix = name == WeightName::ScoreB ? Matrix(rows, cols) : Matrix::identity(rows, cols);
    }
    return result;
}

} // namespace core
