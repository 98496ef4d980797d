#include "core/attention/score_forms.h"
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

} // namespace

// ‖q_i - k_j‖² from the differences, in double: the expansion ‖q‖² + ‖k‖² - 2 q·k would lose the
// small distances, and those carry the weight. The keys are transposed, so that even points with
// one component fill whole registers.
Matrix kernelScores(const KernelScore& score, const Matrix& q, const Matrix& k)
{
    assert(q.cols() == k.cols() && score.bandwidth > 0);
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
                result(i, first + j) = logarithm(score, squared(j));
        }
    }
    return result;
}

} // namespace core
