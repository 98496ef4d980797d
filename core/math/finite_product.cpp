#include "core/math/finite_product.h"

#include "core/math/overflow.h"

#include "core/base/eigen.h"

#include <cassert>

namespace core {

namespace {

    bool fitsFloat(double largest)
    {
        return largest < saturation;
    }

    Matrix saturatedFrom(const EigenMatrixD& numbers)
    {
        Matrix result = Matrix::uninitialised(numbers.rows(), numbers.cols());
        view(result) = numbers.cwiseMax(-saturation).cwiseMin(saturation).cast<Scalar>();
        return result;
    }

    EigenMatrixD wide(const Matrix& m)
    {
        return view(m).cast<double>();
    }

} // namespace

double magnitude(const Matrix& m)
{
    return m.empty() ? 0 : static_cast<double>(view(m).cwiseAbs().maxCoeff());
}

Matrix productTransposed(const Matrix& a, const Matrix& b, double factor)
{
    assert(a.cols() == b.cols());
    const double largest = magnitude(a) * magnitude(b) * static_cast<double>(a.cols());
    if (!fitsFloat(largest) || !fitsFloat(largest * factor))
        return saturatedFrom(factor * (wide(a) * wide(b).transpose()));
    Matrix result = Matrix::uninitialised(a.rows(), b.rows());
    view(result).noalias() = view(a) * view(b).transpose();
    if (factor != 1)
        view(result) *= static_cast<Scalar>(factor);
    return result;
}

Matrix finiteProduct(const Matrix& a, const Matrix& b)
{
    assert(a.cols() == b.rows());
    if (!fitsFloat(magnitude(a) * magnitude(b) * static_cast<double>(a.cols())))
        return saturatedFrom(wide(a) * wide(b));
    Matrix result = Matrix::uninitialised(a.rows(), b.cols());
    view(result).noalias() = view(a) * view(b);
    return result;
}

Matrix bilinearProduct(const Matrix& a, const Matrix& w, const Matrix& b)
{
    assert(a.cols() == w.rows() && w.cols() == b.cols());
    const double half = magnitude(a) * magnitude(w) * static_cast<double>(a.cols());
    const double whole = half * magnitude(b) * static_cast<double>(b.cols());
    if (fitsFloat(half) && fitsFloat(whole))
        return productTransposed(finiteProduct(a, w), b);
    const EigenMatrixD left = wide(a) * wide(w);
    return saturatedFrom(left * wide(b).transpose());
}

Matrix projection(const Matrix& input, const Matrix& weights, const Matrix& bias)
{
    Matrix result = Matrix::uninitialised(input.rows(), weights.cols());
    multiply(block(input), block(weights), block(result));
    repair(block(input), block(weights), block(result));
    addRow(bias.values(), block(result));
    return result;
}

} // namespace core
