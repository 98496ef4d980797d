#include "core/training/attention/normaliser_backward.h"

#include <algorithm>

namespace core::training {

namespace {

    struct NormaliserBackward {
        const NormalisedRow& row;
        std::span<Scalar> gradient;

        // gradient = f(z, a, gradient)
        void each(auto&& f) const
        {
            for (std::size_t j = 0; j < gradient.size(); ++j)
                gradient[j] = static_cast<Scalar>(f(static_cast<double>(row.scores[j]),
                    static_cast<double>(row.weights[j]), static_cast<double>(gradient[j])));
        }

        [[nodiscard]] double along() const
        {
            double sum = 0;
            for (std::size_t j = 0; j < gradient.size(); ++j)
                sum += static_cast<double>(gradient[j]) * static_cast<double>(row.weights[j]);
            return sum;
        }

        // For a = z / Σ z over the scores that count.
        void bySum(auto&& counts) const
        {
            double total = 0;
            for (const Scalar z : row.scores)
                total += counts(z) ? static_cast<double>(z) : 0;
            const bool vanished = std::ranges::all_of(row.weights, [](Scalar a) { return a == 0; });
            const double mean = along();
            each([&](double z, double, double s) {
                return counts(static_cast<Scalar>(z)) && !vanished ? (s - mean) / total : 0;
            });
        }

        void operator()(const Softmax&) const
        {
            const double mean = along();
            each([&](double, double a, double s) { return a * (s - mean); });
        }
        void operator()(const ReluSum&) const
        {
            if (row.logarithm)
                return (*this)(Softmax {});
            bySum([](Scalar z) { return z > 0; });
        }
        void operator()(const SumNormaliser&) const
        {
            if (row.logarithm)
                return (*this)(Softmax {});
            bySum([](Scalar z) { return z != excluded; });
        }
        void operator()(const Relu&) const
        {
            each([&](double z, double a, double s) {
                return row.logarithm ? a * s : z > 0 ? s : 0;
            });
        }
        void operator()(const ReluMean&) const
        {
            const auto m = static_cast<double>(gradient.size());
            each([&](double z, double a, double s) {
                return row.logarithm ? a * s : z > 0 ? s / m : 0;
            });
        }
        void operator()(const Sigmoid&) const
        {
            each([](double, double a, double s) { return a * (1 - a) * s; });
        }
        void operator()(const Sparsemax&) const
        {
            double sum = 0;
            double count = 0;
            for (std::size_t j = 0; j < gradient.size(); ++j)
                if (row.weights[j] > 0) {
                    sum += static_cast<double>(gradient[j]);
                    count += 1;
                }
            each([&](double, double a, double s) { return a > 0 ? s - sum / count : 0; });
        }
        void operator()(const NoNormaliser&) const
        {
            each([&](double z, double a, double s) {
                return row.logarithm ? a * s : z == static_cast<double>(excluded) ? 0 : s;
            });
        }
    };

} // namespace

void normaliserBackward(const Normaliser& how, const NormalisedRow& row, std::span<Scalar> gradient)
{
    std::visit(NormaliserBackward { row, gradient }, how);
}

} // namespace core::training
