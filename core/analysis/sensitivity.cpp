#include "core/analysis/sensitivity.h"

#include "core/attention/scaling.h"
#include "core/attention/score.h"
#include "core/base/eigen.h"
#include "core/head_at.h"
#include "core/math/softmax.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <variant>

namespace core {

namespace {

    struct RowMoments {
        Eigen::RowVectorXd mean; // 1 x d
        Eigen::MatrixXd covariance; // d x d, over the rows
    };

    RowMoments rowMomentsOf(const Matrix& m)
    {
        const EigenMatrixD rows = view(m).cast<double>();
        RowMoments result { rows.colwise().mean(), {} };
        const EigenMatrixD centred = rows.rowwise() - result.mean;
        result.covariance.noalias()
            = centred.transpose() * centred / static_cast<double>(rows.rows());
        return result;
    }

    double meanSquare(const Matrix& m)
    {
        return m.empty() ? 0 : view(m).cast<double>().squaredNorm() / static_cast<double>(m.size());
    }

    // Forming d x d covariances pays while they are smaller than the n x m scores.
    double rawVariance(const Score& score, const HeadAt& at)
    {
        const Matrix& q = at.trace.q;
        const Matrix& k = at.trace.k;
        const auto dk = static_cast<double>(q.cols());
        if (q.cols() * q.cols() <= q.rows() * k.rows()) {
            if (std::holds_alternative<DotScore>(score))
                return dotVariance(q, k);
            if (std::holds_alternative<ScaledDotScore>(score))
                return dotVariance(q, k) / dk;
        }
        return scoreVariance(scores(score, at.score(), q, k));
    }

    double meanJacobian(const Matrix& weights, const std::stop_token& stop)
    {
        double sum = 0;
        Index count = 0;
        for (Index i = 0; i < weights.rows() && !stop.stop_requested(); ++i) {
            const std::span<const Scalar> row = weights.row(i);
            if (std::ranges::all_of(row, [](Scalar a) { return a == 0; }))
                continue;
            sum += jacobianNorm(row);
            ++count;
        }
        return count == 0 ? 0 : sum / static_cast<double>(count);
    }

} // namespace

Sensitivity sensitivity(const Trace& trace, Index layer, Index head, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return {};
    const HeadAt at = headAt(trace, layer, head);
    if (at.imported != nullptr) // its score is not known
        return { .jacobian = meanJacobian(at.weights(), stop) };
    const Index dk = at.trace.k.cols();
    const double scale = divisor(at.spec.scaling, dk);
    const double raw = rawVariance(at.spec.score, at);
    return { .rawVariance = raw,
        .scaledVariance = raw / (scale * scale),
        .expectedVariance
        = static_cast<double>(dk) * meanSquare(at.trace.q) * meanSquare(at.trace.k),
        .jacobian = meanJacobian(at.trace.weights, stop) };
}

double scoreVariance(const Matrix& scores)
{
    double count = 0;
    double mean = 0;
    double squares = 0; // of the distances from the mean so far [Welford 1962]
    for (const Scalar score : scores.values()) {
        if (score == excluded)
            continue;
        count += 1;
        const double fromOldMean = static_cast<double>(score) - mean;
        mean += fromOldMean / count;
        squares += fromOldMean * (static_cast<double>(score) - mean);
    }
    return count == 0 ? 0 : squares / count;
}

double dotVariance(const Matrix& q, const Matrix& k)
{
    if (q.empty() || k.empty())
        return 0;
    const RowMoments queries = rowMomentsOf(q);
    const RowMoments keys = rowMomentsOf(k);
    return queries.mean * keys.covariance * queries.mean.transpose()
        + (keys.mean * queries.covariance * keys.mean.transpose()).value()
        + queries.covariance.cwiseProduct(keys.covariance).sum();
}

} // namespace core
