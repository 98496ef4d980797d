#include "core/math/projection.h"

#include "core/math/overflow.h"

namespace core {

Matrix projection(const Matrix& input, const Matrix& weights, const Matrix& bias)
{
    Matrix result = Matrix::uninitialised(input.rows(), weights.cols());
    multiply(block(input), block(weights), block(result));
    repair(block(input), block(weights), block(result));
    addRow(bias.values(), block(result));
    return result;
}

} // namespace core
