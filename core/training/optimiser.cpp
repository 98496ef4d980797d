#include "core/training/optimiser.h"

#include "core/base/eigen.h"

#include <cmath>

namespace core::training {

namespace {

    void begin(std::vector<Matrix>& memory, const Weights& weights)
    {
        if (!memory.empty())
            return;
        for (const Weight& each : weights)
            memory.emplace_back(each.values.rows(), each.values.cols());
    }

    // Update of one weight in the step that `state` counts.
    struct Update {
        double learningRate;
        const Matrix& gradient;
        OptimiserState& state;
        std::size_t which;
        Matrix& weights;

        void operator()(const Sgd&) const
        {
            view(weights) -= static_cast<Scalar>(learningRate) * view(gradient);
        }
        void operator()(const Momentum& how) const
        {
            Matrix& m = state.firstMoments[which];
            view(m) = how.momentum * view(m) + view(gradient);
            view(weights) -= static_cast<Scalar>(learningRate) * view(m);
        }
        void operator()(const Adam& how) const
        {
            Matrix& m = state.firstMoments[which];
            Matrix& v = state.secondMoments[which];
            const auto t = static_cast<double>(state.steps - state.restart);
            const auto whole = [t](float beta) { return 1 - std::pow(double { beta }, t); };
            const auto meanStep = static_cast<Scalar>(learningRate / whole(how.beta1));
            const auto root = static_cast<Scalar>(1 / std::sqrt(whole(how.beta2)));
            view(m) = how.beta1 * view(m) + (1 - how.beta1) * view(gradient);
            view(v).array()
                = how.beta2 * view(v).array() + (1 - how.beta2) * view(gradient).array().square();
            view(weights).array()
                -= meanStep * view(m).array() / (view(v).array().sqrt() * root + how.epsilon);
        }
        void operator()(const AdamW& how) const
        {
            view(weights) *= static_cast<Scalar>(1 - learningRate * double { how.decay });
            (*this)(how.adam);
        }
    };

} // namespace

void step(const Optimiser& how, double rate, const Gradients& gradients, Weights& weights,
    OptimiserState& optimiserState)
{
    if (!std::holds_alternative<Sgd>(how))
        begin(optimiserState.firstMoments, weights);
    if (std::holds_alternative<Adam>(how) || std::holds_alternative<AdamW>(how))
        begin(optimiserState.secondMoments, weights);
    ++optimiserState.steps;
    for (std::size_t i = 0; i < weights.size(); ++i)
        std::visit(Update { rate, gradients[i], optimiserState, i, weights[i].values }, how);
}

double gradientNorm(const Gradients& gradients)
{
    double squares = 0;
    for (const Matrix& each : gradients)
        squares += view(each).cast<double>().squaredNorm();
    return std::sqrt(squares);
}

std::vector<float> gradientNorms(const Gradients& gradients)
{
    std::vector<float> norms;
    for (const Matrix& each : gradients)
        norms.push_back(static_cast<float>(view(each).cast<double>().norm()));
    return norms;
}

double clipGradients(Gradients& gradients, double most)
{
    const double norm = gradientNorm(gradients);
    if (most > 0 && norm > most)
        for (Matrix& each : gradients)
            view(each) *= static_cast<Scalar>(most / (norm + 1e-6));
    return norm;
}

} // namespace core::training
