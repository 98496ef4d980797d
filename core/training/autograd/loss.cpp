#include "core/training/autograd/loss.h"

#include "core/base/eigen.h"

#include <algorithm>
#include <cmath>

namespace core::training {

Index counted(std::span<const Index> targets)
{
    return std::ssize(targets) - std::ranges::count(targets, ignored);
}

Loss crossEntropy(const Matrix& logits, const CrossEntropy& request)
{
    Loss loss { 0, Matrix(logits.rows(), logits.cols()) };
    const double share = 1 / static_cast<double>(request.count);
    const double each = request.smoothing / static_cast<double>(logits.cols());
    for (Index i = 0; i < logits.rows(); ++i) {
        const Index target = request.targets[static_cast<std::size_t>(i)];
        if (target == ignored)
            continue;
        const Eigen::ArrayXd row = view(logits).row(i).cast<double>();
        const double largest = row.maxCoeff();
        const Eigen::ArrayXd powers = (row - largest).exp();
        const double all = powers.sum();
        const double logAll = std::log(all) + largest;
        loss.sum += (logAll - (1 - request.smoothing) * row(target) - each * row.sum()) * share;
        view(loss.gradient).row(i) = ((powers / all - each) * share).cast<Scalar>();
        loss.gradient(i, target) -= static_cast<Scalar>((1 - request.smoothing) * share);
    }
    return loss;
}

Loss squaredError(const Matrix& output, const Matrix& targets, Index count)
{
    Loss loss { 0, output };
    view(loss.gradient) -= view(targets);
    const double share = 1 / static_cast<double>(count);
    loss.sum = view(loss.gradient).cast<double>().squaredNorm() * share;
    view(loss.gradient) *= static_cast<Scalar>(2 * share);
    return loss;
}

} // namespace core::training
