#include "core/attention/score_parameters.h"

namespace core {

std::vector<ParameterShape> parameterShapes(const Score& score, const ScoreWidths& widths)
{
    return std::visit([&](const auto& s) { return s.shapes(widths); }, score);
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
