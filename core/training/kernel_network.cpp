// Kernel regression with a trained bandwidth [Nadaraya 1964, Watson 1964]:
// f(x) = Σ_j a_j·y_j, a = softmax_j(-(w·(x - x_j))²/2); h of exp(-r²/h) is 2/w². x is in units of
// the axis (CurveSample::xUnit).

#include "core/training/autograd/operations.h"
#include "core/training/networks.h"

#include <algorithm>
#include <cmath>

namespace core::training {

namespace {

    double distance(const CurveSample& sample, Index asked, Index known)
    {
        return (double { sample.queries.x[static_cast<std::size_t>(asked)] }
                   - double { sample.known.x[static_cast<std::size_t>(known)] })
            / double { sample.xUnit };
    }

    // queries x known points; a left-out point has weight 0.
    Matrix weightsOf(const CurveSample& sample, double w)
    {
        Matrix weights(std::ssize(sample.queries.x), std::ssize(sample.known.x));
        std::vector<double> row(sample.known.x.size());
        for (Index i = 0; i < weights.rows(); ++i) {
            double nearest = 0; // minimum of the exponents that count
            bool any = false;
            const auto isLeftOut = [&](Index j) { return sample.leaveOneOut && i == j; };
            for (Index j = 0; j < weights.cols(); ++j) {
                const double scaled = w * distance(sample, i, j);
                row[static_cast<std::size_t>(j)] = scaled * scaled / 2;
                if (!isLeftOut(j) && (!any || row[static_cast<std::size_t>(j)] < nearest)) {
                    nearest = row[static_cast<std::size_t>(j)];
                    any = true;
                }
            }
            double sum = 0;
            for (Index j = 0; j < weights.cols(); ++j) {
                double& each = row[static_cast<std::size_t>(j)];
                each = isLeftOut(j) ? 0 : std::exp(nearest - each);
                sum += each;
            }
            for (Index j = 0; j < weights.cols(); ++j)
                weights(i, j) = static_cast<Scalar>(row[static_cast<std::size_t>(j)] / sum);
        }
        return weights;
    }

    // dL/dw = Σ_ij g_i·a_ij·(y_j - f_i)·(-w·(x_i - x_j)²), g = ∂L/∂f.
    double gradientOf(
        const CurveSample& sample, const Matrix& weights, double w, const BackwardContext& back)
    {
        double gradient = 0;
        for (Index i = 0; i < weights.rows(); ++i) {
            const auto f = double { back.value(i, 0) };
            double sum = 0;
            for (Index j = 0; j < weights.cols(); ++j) {
                const double apart = distance(sample, i, j);
                const auto y = double { sample.known.y[static_cast<std::size_t>(j)] };
                sum -= double { weights(i, j) } * (y - f) * apart * apart;
            }
            gradient += double { back.grad(i, 0) } * sum * w;
        }
        return gradient;
    }

    Matrix column(std::span<const Scalar> values, Scalar unit = 1)
    {
        Matrix result = Matrix::uninitialised(std::ssize(values), 1);
        std::ranges::transform(
            values, result.data(), [unit](Scalar number) { return number / unit; });
        return result;
    }

    Variable regression(const ForwardPass& pass, const std::shared_ptr<const CurveSample>& sample)
    {
        Graph& graph = pass.graph;
        const Variable w = graph.weight("w");
        const auto factor = double { graph.value(w)(0, 0) };
        Matrix weights = weightsOf(*sample, factor);
        Matrix heights(weights.rows(), 1);
        for (Index i = 0; i < weights.rows(); ++i) {
            double sum = 0;
            for (Index j = 0; j < weights.cols(); ++j)
                sum += double { weights(i, j) }
                    * double { sample->known.y[static_cast<std::size_t>(j)] };
            heights(i, 0) = static_cast<Scalar>(sum);
        }
        if (pass.recordedAttention != nullptr)
            pass.recordedAttention->push_back(
                { "cross/layer1", 1, weights, column(sample->queries.x, sample->xUnit),
                    column(sample->known.x, sample->xUnit), column(sample->known.y) });
        return graph.node(std::move(heights),
            [w, factor, sample, weights = std::move(weights)](const BackwardContext& back) {
                Matrix gradient(1, 1);
                gradient(0, 0) = static_cast<Scalar>(gradientOf(*sample, weights, factor, back));
                back.graph.accumulateGrad(w, std::move(gradient));
            });
    }

} // namespace

// The initial bandwidth is one unit of the axis, which smooths too much.
ParameterSpecs parameterSpecs(const KernelNetwork&, const NetworkSpec&, const Sizes&)
{
    return { { .name = "w", .cols = 1, .initialisation = ParameterSpec::Initialisation::Ones } };
}

// One column, a row for each query, curve after curve.
Variable logitsOf(const KernelNetwork&, const ForwardPass& pass)
{
    std::vector<Variable> parts;
    for (const auto& sample : pass.batch.curves)
        parts.push_back(regression(pass, sample));
    return concatenateRows(pass.graph, parts);
}

} // namespace core::training
