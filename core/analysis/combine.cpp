#include "core/analysis/combine.h"

#include "core/analysis/weights/merged_trace.h"
#include "core/base/eigen.h"
#include "core/base/error.h"
#include "core/head_at.h"

#include <Eigen/Core>

#include <algorithm>
#include <cassert>
#include <string_view>

namespace core {

namespace {

    // Calls f(weights) for every head that is not ablated; the weights need not all be in memory.
    void eachActive(const Trace& trace, Index layer, auto&& f)
    {
        assert(layer >= 0 && layer < std::ssize(trace.attentions));
        for (Index h = 0; h < std::ssize(trace.attention(layer).heads); ++h) {
            const HeadAt head = headAt(trace, layer, h);
            if (head.trace.enabled)
                f(head.weights());
        }
    }

    // "encoder/" of "encoder/layer1".
    std::string_view stackOf(std::string_view path)
    {
        return path.substr(0, path.rfind('/') + 1);
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
    Matrix result = noWeights(trace, layer);
    EigenMatrixD sum = EigenMatrixD::Zero(result.rows(), result.cols());
    double heads = 0;
    eachActive(trace, layer, [&](const Matrix& weights) {
        sum += view(weights).cast<double>();
        ++heads;
    });
    if (heads > 0)
        view(result) = (sum / heads).cast<Scalar>();
    return result;
}

Matrix maximumOfHeads(const Trace& trace, Index layer)
{
    Matrix result;
    eachActive(trace, layer, [&](const Matrix& weights) {
        if (result.empty())
            result = weights;
        else
            view(result) = view(result).cwiseMax(view(weights));
    });
    return result.empty() ? noWeights(trace, layer) : result;
}

bool hasRollout(const Trace& trace)
{
    const AttentionTrace& first = trace.attentions.front();
    return std::ranges::all_of(trace.attentions, [&](const AttentionTrace& attention) {
        return attention.selfAttention() && attention.queries->rows() == first.queries->rows()
            && stackOf(attention.path) == stackOf(first.path);
    });
}

Matrix rollout(const Trace& trace)
{
    if (!hasRollout(trace))
        throw Error("rollout_needs_self_attention",
            message(
                "rollout follows tokens through self-attention layers, but here queries and keys "
                "are different sequences; choose a source with one sequence"));
    if (const auto& joined = trace.model->merged()) { // paths through hidden tokens count
        const auto sides
            = mergedTokens(*joined->whole->attentions.front().queryTokens, joined->request);
        return mergedWeights(rollout(*joined->whole), sides.groups, sides.groups);
    }
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
