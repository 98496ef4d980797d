#include "core/combine.h"

#include "core/eigen.h"
#include "core/error.h"

#include <Eigen/Core>

#include <algorithm>
#include <cassert>

namespace core {

namespace {

    // The weights of the heads that are switched on.
    std::vector<const Matrix*> activeHeads(const Trace& trace, Index layer)
    {
        assert(layer >= 0 && layer < std::ssize(trace.layers));
        const auto l = static_cast<std::size_t>(layer);
        const auto& heads = trace.layers[l].heads;
        std::vector<const Matrix*> result;
        for (std::size_t h = 0; h < heads.size(); ++h)
            if (trace.model->layers[l].heads[h].enabled)
                result.push_back(&heads[h].weights);
        return result;
    }

    Matrix noWeights(const Trace& trace, Index layer)
    {
        const LayerTrace& at = trace.layers[static_cast<std::size_t>(layer)];
        return { at.queries->rows(), at.keys->rows() };
    }

    // (|M| + I)/2 with rows divided by their sum; n x n.
    EigenMatrixD withResidual(const Matrix& mean)
    {
        EigenMatrixD result = view(mean).cast<double>().cwiseAbs();
        result.diagonal().array() += 1;
        for (Index i = 0; i < result.rows(); ++i)
            result.row(i) /= result.row(i).sum();
        return result;
    }

} // namespace

Matrix meanOfHeads(const Trace& trace, Index layer)
{
    const std::vector<const Matrix*> heads = activeHeads(trace, layer);
    Matrix result = noWeights(trace, layer);
    if (heads.empty())
        return result;
    EigenMatrixD sum = EigenMatrixD::Zero(result.rows(), result.cols());
    for (const Matrix* weights : heads)
        sum += view(*weights).cast<double>();
    view(result) = (sum / static_cast<double>(heads.size())).cast<Scalar>();
    return result;
}

Matrix maximumOfHeads(const Trace& trace, Index layer)
{
    const std::vector<const Matrix*> heads = activeHeads(trace, layer);
    if (heads.empty())
        return noWeights(trace, layer);
    Matrix result = *heads.front();
    for (const Matrix* weights : heads)
        view(result) = view(result).cwiseMax(view(*weights)).eval();
    return result;
}

bool hasRollout(const Trace& trace)
{
    return std::ranges::all_of(trace.layers, &LayerTrace::selfAttention);
}

Matrix rollout(const Trace& trace)
{
    if (!hasRollout(trace))
        throw Error("rollout_needs_self_attention",
            "rollout follows tokens through self-attention layers, but here queries and keys are "
            "different sequences; choose a source with one sequence");
    EigenMatrixD result = withResidual(meanOfHeads(trace, 0));
    for (Index layer = 1; layer < std::ssize(trace.layers); ++layer)
        result = (withResidual(meanOfHeads(trace, layer)) * result).eval();
    Matrix rounded(result.rows(), result.cols());
    view(rounded) = result.cast<Scalar>();
    return rounded;
}

} // namespace core
