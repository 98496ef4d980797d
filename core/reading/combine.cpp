#include "core/reading/combine.h"

#include "core/base/eigen.h"
#include "core/base/error.h"

#include <Eigen/Core>

#include <algorithm>
#include <cassert>

namespace core {

namespace {

    // The weights of the heads that are switched on.
    std::vector<const Matrix*> activeHeads(const Trace& trace, Index layer)
    {
        assert(layer >= 0 && layer < std::ssize(trace.attentions));
        std::vector<const Matrix*> result;
        for (const HeadTrace& head : trace.attention(layer).heads)
            if (head.enabled)
                result.push_back(&head.weights);
        return result;
    }

    Matrix noWeights(const Trace& trace, Index layer)
    {
        const AttentionTrace& at = trace.attention(layer);
        return { at.queries->rows(), at.keys->rows() };
    }

    // Row i of (|M| + I)/2, divided by its sum.
    Eigen::RowVectorXd withResidual(const Matrix& mean, Index i)
    {
        Eigen::RowVectorXd row = view(mean).row(i).cast<double>().cwiseAbs();
        row(i) += 1;
        return row / row.sum();
    }

    EigenMatrixD withResidual(const Matrix& mean)
    {
        EigenMatrixD result(mean.rows(), mean.cols());
        for (Index i = 0; i < result.rows(); ++i)
            result.row(i) = withResidual(mean, i);
        return result;
    }

} // namespace

Matrix meanOfHeads(const Trace& trace, Index layer)
{
    const std::vector<const Matrix*> heads = activeHeads(trace, layer);
    Matrix result = noWeights(trace, layer);
    if (heads.empty())
        return result;
    Eigen::RowVectorXd sum(result.cols());
    for (Index i = 0; i < result.rows(); ++i) {
        sum.setZero();
        for (const Matrix* weights : heads)
            sum += view(*weights).row(i).cast<double>();
        view(result).row(i) = (sum / static_cast<double>(heads.size())).cast<Scalar>();
    }
    return result;
}

Matrix maximumOfHeads(const Trace& trace, Index layer)
{
    const std::vector<const Matrix*> heads = activeHeads(trace, layer);
    if (heads.empty())
        return noWeights(trace, layer);
    Matrix result = *heads.front();
    for (const Matrix* weights : heads)
        view(result) = view(result).cwiseMax(view(*weights));
    return result;
}

bool hasRollout(const Trace& trace)
{
    return std::ranges::all_of(trace.attentions, &AttentionTrace::selfAttention);
}

Matrix rollout(const Trace& trace)
{
    if (!hasRollout(trace))
        throw Error("rollout_needs_self_attention",
            phrase(
                "rollout follows tokens through self-attention layers, but here queries and keys "
                "are different sequences; choose a source with one sequence"));
    const Matrix mean = meanOfHeads(trace, 0);
    Matrix rounded = Matrix::uninitialised(mean.rows(), mean.cols());
    if (trace.attentions.size() == 1) {
        for (Index i = 0; i < rounded.rows(); ++i)
            view(rounded).row(i) = withResidual(mean, i).cast<Scalar>();
        return rounded;
    }
    EigenMatrixD result = withResidual(mean);
    for (Index layer = 1; layer < std::ssize(trace.attentions); ++layer)
        result = (withResidual(meanOfHeads(trace, layer)) * result).eval();
    view(rounded) = result.cast<Scalar>();
    return rounded;
}

} // namespace core
