#include "core/attention/score.h"

#include "core/attention/score_vectors.h"
#include "core/base/eigen.h"
#include "core/math/finite_product.h"

#include <cassert>
#include <cmath>

namespace core {

namespace {

    using RowD = Eigen::Array<double, 1, Eigen::Dynamic>;
    using RowsD = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

    // The logarithm of the kernel's weight at squared distance r².
    Scalar logarithm(const KernelScore& score, double squared)
    {
        const auto h = static_cast<double>(score.bandwidth);
        switch (score.kernel) {
        case Kernel::Gaussian:
            return saturated(-squared / h);
        case Kernel::Box:
            return squared <= h * h ? 0 : excluded;
        case Kernel::Triangle:
            return squared < h * h ? saturated(std::log1p(-std::sqrt(squared) / h)) : excluded;
        case Kernel::Epanechnikov:
            break;
        }
        return squared < h * h ? saturated(std::log1p(-squared / (h * h))) : excluded;
    }

    // 2·∂ ln K/∂r²: the factor of (q - k) in the gradient by q.
    double pull(const KernelScore& score, double squared)
    {
        const auto h = static_cast<double>(score.bandwidth);
        const double r = std::sqrt(squared);
        switch (score.kernel) {
        case Kernel::Gaussian:
            return -2 / h;
        case Kernel::Triangle: // no derivative at the peak
            return r > 0 && r < h ? -1 / ((h - r) * r) : 0;
        case Kernel::Epanechnikov:
            return r < h ? -2 / (h * h - squared) : 0;
        case Kernel::Box:
            break;
        }
        return 0;
    }

} // namespace

// ‖q_i - k_j‖² from the differences, in double: the expansion ‖q‖² + ‖k‖² - 2 q·k would lose the
// small distances, and those carry the weight. The keys are transposed, so that even points with
// one component fill whole registers.
Matrix KernelScore::forward(const ScoreInputs& from) const
{
    const Matrix& q = from.q;
    const Matrix& k = from.k;
    assert(q.cols() == k.cols() && bandwidth > 0);
    Matrix result = Matrix::uninitialised(q.rows(), k.rows());
    for (Index first = 0; first < k.rows(); first += keysAtOnce) {
        const Index count = std::min(keysAtOnce, k.rows() - first);
        const RowsD keys = view(k).middleRows(first, count).cast<double>().transpose();
        RowD squared(count);
        for (Index i = 0; i < q.rows(); ++i) {
            squared.setZero();
            for (Index c = 0; c < q.cols(); ++c)
                squared += (keys.row(c) - static_cast<double>(q(i, c))).square();
            for (Index j = 0; j < count; ++j)
                result(i, first + j) = logarithm(*this, squared(j));
        }
    }
    return result;
}

// The box kernel has no gradient.
ScoreGradients KernelScore::backward(const ScoreInputs& from, const Matrix& gradient) const
{
    ScoreGradients result { Matrix(from.q.rows(), from.q.cols()),
        Matrix(from.k.rows(), from.k.cols()) };
    for (Index i = 0; i < from.q.rows(); ++i)
        for (Index j = 0; j < from.k.rows(); ++j) {
            if (gradient(i, j) == 0)
                continue;
            const Eigen::RowVectorXf apart = view(from.q).row(i) - view(from.k).row(j);
            const auto squared = apart.cast<double>().squaredNorm();
            const auto factor = static_cast<Scalar>(pull(*this, squared)) * gradient(i, j);
            view(result.q).row(i) += factor * apart;
            view(result.k).row(j) -= factor * apart;
        }
    return result;
}

ScoreOperands KernelScore::explain(const QueryKey& at)
{
    return { CellTerms::SquaredDifference, doubles(at.q), doubles(at.k) };
}

std::vector<ParameterShape> KernelScore::shapes(const ScoreWidths&)
{
    return {};
}

} // namespace core
