#include "core/attention/normaliser.h"

#include "core/math/finite_product.h"
#include "core/math/softmax.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace core {

namespace {

    // If the terms of a sum cancel to less than this fraction, only rounding errors are left.
    constexpr double cancelled = 1e-6;

    bool zeros(std::span<Scalar> row)
    {
        std::ranges::fill(row, Scalar { 0 });
        return false;
    }

    void forgetExcluded(std::span<Scalar> row)
    {
        std::ranges::replace(row, excluded, Scalar { 0 });
    }

    void rectify(std::span<Scalar> row)
    {
        for (Scalar& z : row)
            z = std::max(z, Scalar { 0 });
    }

    bool anyLeft(std::span<const Scalar> row)
    {
        return std::ranges::any_of(row, [](Scalar a) { return a != 0; });
    }

    bool divideBySum(std::span<Scalar> row)
    {
        double sum = 0;
        double magnitudes = 0;
        for (const Scalar z : row) {
            sum += static_cast<double>(z);
            magnitudes += std::abs(static_cast<double>(z));
        }
        if (std::abs(sum) <= cancelled * magnitudes)
            return zeros(row);
        for (Scalar& z : row)
            z = saturated(static_cast<double>(z) / sum);
        return true;
    }

    // The threshold τ with Σ max(0, z_j - τ) = 1, for z whose maximum is 0: only z > -1 matter.
    double threshold(std::vector<double> z)
    {
        std::ranges::sort(z, std::greater {});
        double sum = 0;
        double result = 0;
        for (std::size_t j = 0; j < z.size(); ++j) {
            sum += z[j];
            const double candidate = (sum - 1) / static_cast<double>(j + 1);
            if (z[j] <= candidate)
                break;
            result = candidate;
        }
        return result;
    }

    bool apply(const Softmax&, std::span<Scalar> row, bool)
    {
        return softmax(row, 1);
    }

    // exp(z) / Σ exp(z) is softmax, which cannot underflow to a sum of zero.
    bool apply(const ReluSum&, std::span<Scalar> row, bool logarithm)
    {
        if (logarithm)
            return softmax(row, 1);
        rectify(row);
        return divideBySum(row);
    }

    bool apply(const SumNormaliser&, std::span<Scalar> row, bool logarithm)
    {
        if (logarithm)
            return softmax(row, 1);
        forgetExcluded(row);
        return divideBySum(row);
    }

    bool apply(const Relu&, std::span<Scalar> row, bool logarithm)
    {
        if (logarithm)
            exponential(row);
        rectify(row);
        return anyLeft(row);
    }

    bool apply(const ReluMean&, std::span<Scalar> row, bool logarithm)
    {
        if (!apply(Relu {}, row, logarithm))
            return false;
        for (Scalar& z : row)
            z /= static_cast<Scalar>(row.size());
        return true;
    }

    bool apply(const Sigmoid&, std::span<Scalar> row, bool)
    {
        const auto m = static_cast<double>(row.size());
        for (Scalar& z : row)
            z = z == excluded
                ? 0
                : static_cast<Scalar>(1 / (1 + m * std::exp(-static_cast<double>(z))));
        return anyLeft(row);
    }

    bool apply(const NoNormaliser&, std::span<Scalar> row, bool logarithm)
    {
        if (logarithm)
            exponential(row);
        forgetExcluded(row);
        return anyLeft(row);
    }

    bool apply(const Sparsemax&, std::span<Scalar> row, bool)
    {
        const Scalar largest = row.empty() ? excluded : std::ranges::max(row);
        if (largest == excluded)
            return zeros(row);
        const auto below
            = [&](Scalar z) { return static_cast<double>(z) - static_cast<double>(largest); };
        std::vector<double> near;
        for (const Scalar z : row) {
            if (below(z) > -1)
                near.push_back(below(z));
        }
        const double tau = threshold(std::move(near));
        for (Scalar& z : row)
            z = static_cast<Scalar>(std::max(below(z) - tau, 0.0));
        return true;
    }

} // namespace

bool normalise(const Normaliser& normaliser, std::span<Scalar> row, bool logarithm)
{
    return std::visit([&](const auto& n) { return apply(n, row, logarithm); }, normaliser);
}

} // namespace core
