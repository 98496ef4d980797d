#include "core/learning/optimiser.h"

#include "core/base/eigen.h"

#include <cmath>

namespace core::learning {

namespace {

    void begin(std::vector<Matrix>& memory, const Weights& weights)
    {
        if (!memory.empty())
            return;
        for (const Weight& each : weights)
            memory.emplace_back(each.numbers.rows(), each.numbers.cols());
    }

    // Of one weight, in the step that `memory` counts.
    struct Change {
        double rate;
        const Matrix& slope;
        Memory& memory;
        std::size_t which;
        Matrix& numbers;

        void operator()(const Sgd&) const
        {
            view(numbers) -= static_cast<Scalar>(rate) * view(slope);
        }
        void operator()(const Momentum& how) const
        {
            Matrix& m = memory.first[which];
            view(m) = how.momentum * view(m) + view(slope);
            view(numbers) -= static_cast<Scalar>(rate) * view(m);
        }
        void operator()(const Adam& how) const
        {
            Matrix& m = memory.first[which];
            Matrix& v = memory.second[which];
            const auto t = static_cast<double>(memory.steps - memory.since);
            const auto whole = [t](float beta) { return 1 - std::pow(double { beta }, t); };
            const auto meanStep = static_cast<Scalar>(rate / whole(how.beta1));
            const auto root = static_cast<Scalar>(1 / std::sqrt(whole(how.beta2)));
            view(m) = how.beta1 * view(m) + (1 - how.beta1) * view(slope);
            view(v).array()
                = how.beta2 * view(v).array() + (1 - how.beta2) * view(slope).array().square();
            view(numbers).array()
                -= meanStep * view(m).array() / (view(v).array().sqrt() * root + how.epsilon);
        }
        void operator()(const AdamW& how) const
        {
            view(numbers) *= static_cast<Scalar>(1 - rate * double { how.decay });
            (*this)(how.adam);
        }
    };

} // namespace

void step(const Optimiser& how, double rate, const Slopes& slopes, Weights& weights, Memory& memory)
{
    if (!std::holds_alternative<Sgd>(how))
        begin(memory.first, weights);
    if (std::holds_alternative<Adam>(how) || std::holds_alternative<AdamW>(how))
        begin(memory.second, weights);
    ++memory.steps;
    for (std::size_t i = 0; i < weights.size(); ++i)
        std::visit(Change { rate, slopes[i], memory, i, weights[i].numbers }, how);
}

double normOf(const Slopes& slopes)
{
    double squares = 0;
    for (const Matrix& each : slopes)
        squares += view(each).cast<double>().squaredNorm();
    return std::sqrt(squares);
}

std::vector<float> normsOf(const Slopes& slopes)
{
    std::vector<float> norms;
    for (const Matrix& each : slopes)
        norms.push_back(static_cast<float>(view(each).cast<double>().norm()));
    return norms;
}

double clip(Slopes& slopes, double most)
{
    const double norm = normOf(slopes);
    if (most > 0 && norm > most)
        for (Matrix& each : slopes)
            view(each) *= static_cast<Scalar>(most / (norm + 1e-6));
    return norm;
}

} // namespace core::learning
