#include "core/attention/parameter.h"

namespace core {

Matrix simplest(const Parameter& parameter, Index rows, Index cols)
{
    switch (parameter.kind) {
    case ParameterKind::Bias:
    case ParameterKind::ScoreBias:
        return { rows, cols };
    case ParameterKind::ScoreVector:
        return Matrix::constant(rows, cols, 1);
    case ParameterKind::Projection:
    case ParameterKind::ScoreMatrix:
        break;
    }
    return Matrix::identity(rows, cols);
}

} // namespace core
