#pragma once

// Reference normalisers, in double; sparsemax by its definition as the nearest point of the
// simplex, by bisection for the threshold.

#include "core/attention/normaliser.h"
#include "tests/core/reference_scores.h"

namespace reference {

inline double total(const Row& row)
{
    double sum = 0;
    for (const double x : row)
        sum += x;
    return sum;
}

inline Row dividedBySum(Row row)
{
    Row magnitudes = row;
    for (double& x : magnitudes)
        x = std::abs(x);
    const double sum = total(row);
    for (double& x : row)
        x = std::abs(sum) <= 1e-6 * total(magnitudes) ? 0 : bounded(x / sum);
    return row;
}

inline Row softmax(Row row)
{
    const double largest = *std::max_element(row.begin(), row.end());
    for (double& x : row)
        x = x == nothing ? 0 : std::exp(x - largest);
    const double sum = total(row);
    for (double& x : row)
        x = sum > 0 ? x / sum : 0;
    return row;
}

// The weights if the scores are their logarithms, else the scores; nothing for excluded cells.
inline Row plainWeights(Row row, bool logarithm)
{
    for (double& x : row)
        x = x == nothing ? 0 : (logarithm ? bounded(std::exp(x)) : x);
    return row;
}

inline Row rectified(Row row)
{
    for (double& x : row)
        x = std::max(x, 0.0);
    return row;
}

inline Row sparsemax(Row row)
{
    const double largest = *std::max_element(row.begin(), row.end());
    if (largest == nothing)
        return Row(row.size(), 0.0);
    double low = -1; // relative to the largest: there the excess is at least 1
    double high = 0;
    const auto excess = [&](double tau) {
        double sum = 0;
        for (const double x : row)
            sum += std::max(0.0, x - largest - tau);
        return sum;
    };
    for (int step = 0; step < 200; ++step)
        (excess((low + high) / 2) > 1 ? low : high) = (low + high) / 2;
    for (double& x : row)
        x = std::max(0.0, x - largest - low);
    return row;
}

inline Row weights(const core::Softmax&, const Row& row, bool)
{
    return softmax(row);
}
inline Row weights(const core::Sparsemax&, const Row& row, bool)
{
    return sparsemax(row);
}
inline Row weights(const core::ReluSum&, const Row& row, bool logarithm)
{
    return logarithm ? softmax(row) : dividedBySum(rectified(plainWeights(row, false)));
}
inline Row weights(const core::SumNormaliser&, const Row& row, bool logarithm)
{
    return logarithm ? softmax(row) : dividedBySum(plainWeights(row, false));
}
inline Row weights(const core::Relu&, const Row& row, bool logarithm)
{
    return rectified(plainWeights(row, logarithm));
}
inline Row weights(const core::ReluMean&, const Row& row, bool logarithm)
{
    Row result = rectified(plainWeights(row, logarithm));
    for (double& x : result)
        x /= static_cast<double>(row.size());
    return result;
}
inline Row weights(const core::Sigmoid&, const Row& row, bool)
{
    Row result;
    for (const double x : row) {
        const double shifted = x - std::log(static_cast<double>(row.size()));
        result.push_back(x == nothing ? 0 : std::exp(shifted) / (1 + std::exp(shifted)));
    }
    return result;
}
inline Row weights(const core::NoNormaliser&, const Row& row, bool logarithm)
{
    return plainWeights(row, logarithm);
}

inline Row normalised(const core::Normaliser& normaliser, const Row& row, bool logarithm)
{
    if (row.empty())
        return row;
    return std::visit([&](const auto& n) { return weights(n, row, logarithm); }, normaliser);
}

} // namespace reference
