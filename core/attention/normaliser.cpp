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

    // gradient = f(z, a, gradient)
    void eachGradient(const NormalisedRow& row, std::span<Scalar> gradient, auto&& f)
    {
        for (std::size_t j = 0; j < gradient.size(); ++j)
            gradient[j] = static_cast<Scalar>(f(static_cast<double>(row.scores[j]),
                static_cast<double>(row.weights[j]), static_cast<double>(gradient[j])));
    }

    // ā = Σ s a
    double meanGradient(const NormalisedRow& row, std::span<const Scalar> gradient)
    {
        double sum = 0;
        for (std::size_t j = 0; j < gradient.size(); ++j)
            sum += static_cast<double>(gradient[j]) * static_cast<double>(row.weights[j]);
        return sum;
    }

    // For a = z / Σ z over the scores that count.
    void sumBackward(const NormalisedRow& row, std::span<Scalar> gradient, auto&& counts)
    {
        double total = 0;
        for (const Scalar z : row.scores)
            total += counts(z) ? static_cast<double>(z) : 0;
        const bool vanished = !anyLeft(row.weights);
        const double mean = meanGradient(row, gradient);
        eachGradient(row, gradient, [&](double z, double, double s) {
            return counts(static_cast<Scalar>(z)) && !vanished ? (s - mean) / total : 0;
        });
    }

    double total(const LogitInRow& at, auto&& of)
    {
        double sum = 0;
        for (const double logit : at.logits)
            sum += of(logit);
        return sum;
    }

    double positive(double logit)
    {
        return std::max(logit, 0.0);
    }

    // The threshold τ with Σ max(0, z_j - τ) = 1, for z whose maximum is 0, so that huge scores
    // lose nothing: the k largest z exceed it, for the largest k with 1 + k·z_(k) > Σ_{j≤k} z_(j).
    double threshold(std::vector<double> z)
    {
        std::ranges::sort(z, std::greater {});
        double sum = 0;
        double result = -1;
        for (std::size_t k = 0; k < z.size(); ++k) {
            sum += z[k];
            const double candidate = (sum - 1) / static_cast<double>(k + 1);
            if (z[k] <= candidate)
                break;
            result = candidate;
        }
        return result;
    }

} // namespace

bool Softmax::forward(std::span<Scalar> row, bool)
{
    return softmax(row, 1);
}

void Softmax::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    const double mean = meanGradient(row, gradient);
    eachGradient(row, gradient, [&](double, double a, double s) { return a * (s - mean); });
}

WeightTerms Softmax::explain(const LogitInRow& at)
{
    const auto shifted = [&](double logit) { return std::exp(logit - at.largest); };
    return { 0, shifted(at.logit), total(at, shifted) };
}

// exp(z) / Σ exp(z) is softmax, which cannot underflow to a sum of zero.
bool ReluSum::forward(std::span<Scalar> row, bool logarithm)
{
    if (logarithm)
        return Softmax::forward(row, logarithm);
    rectify(row);
    return divideBySum(row);
}

void ReluSum::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    if (row.logarithm)
        return Softmax::backward(row, gradient);
    sumBackward(row, gradient, [](Scalar z) { return z > 0; });
}

WeightTerms ReluSum::explain(const LogitInRow& at)
{
    if (at.logarithm)
        return Softmax::explain(at);
    return { 0, positive(at.logit), total(at, positive) };
}

bool SumNormaliser::forward(std::span<Scalar> row, bool logarithm)
{
    if (logarithm)
        return Softmax::forward(row, logarithm);
    forgetExcluded(row);
    return divideBySum(row);
}

void SumNormaliser::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    if (row.logarithm)
        return Softmax::backward(row, gradient);
    sumBackward(row, gradient, [](Scalar z) { return z != excluded; });
}

WeightTerms SumNormaliser::explain(const LogitInRow& at)
{
    if (at.logarithm)
        return Softmax::explain(at);
    return { 0, at.logit, total(at, [](double logit) { return logit; }) };
}

bool Relu::forward(std::span<Scalar> row, bool logarithm)
{
    if (logarithm)
        exponential(row);
    rectify(row);
    return anyLeft(row);
}

void Relu::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    eachGradient(row, gradient, [&](double z, double a, double s) {
        return row.logarithm ? a * s : z > 0 ? s : 0;
    });
}

WeightTerms Relu::explain(const LogitInRow& at)
{
    return { 0, at.logarithm ? std::exp(at.logit) : positive(at.logit), 1 };
}

bool ReluMean::forward(std::span<Scalar> row, bool logarithm)
{
    if (!Relu::forward(row, logarithm))
        return false;
    for (Scalar& z : row)
        z /= static_cast<Scalar>(row.size());
    return true;
}

void ReluMean::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    const auto m = static_cast<double>(gradient.size());
    eachGradient(row, gradient, [&](double z, double a, double s) {
        return row.logarithm ? a * s : z > 0 ? s / m : 0;
    });
}

WeightTerms ReluMean::explain(const LogitInRow& at)
{
    return { 0, Relu::explain(at).numerator, static_cast<double>(at.keys) };
}

bool Sigmoid::forward(std::span<Scalar> row, bool)
{
    const auto m = static_cast<double>(row.size());
    for (Scalar& z : row)
        z = z == excluded ? 0
                          : static_cast<Scalar>(1 / (1 + m * std::exp(-static_cast<double>(z))));
    return anyLeft(row);
}

void Sigmoid::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    eachGradient(row, gradient, [](double, double a, double s) { return a * (1 - a) * s; });
}

// For exponents that overflow a double the weight is 0 anyway.
WeightTerms Sigmoid::explain(const LogitInRow& at)
{
    constexpr double steepest = 600;
    const double exponential = std::exp(std::min(-at.logit, steepest));
    return { 0, 1, 1 + static_cast<double>(at.keys) * exponential };
}

bool NoNormaliser::forward(std::span<Scalar> row, bool logarithm)
{
    if (logarithm)
        exponential(row);
    forgetExcluded(row);
    return anyLeft(row);
}

void NoNormaliser::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    eachGradient(row, gradient, [&](double z, double a, double s) {
        return row.logarithm ? a * s : z == static_cast<double>(excluded) ? 0 : s;
    });
}

WeightTerms NoNormaliser::explain(const LogitInRow& at)
{
    return { 0, at.logarithm ? std::exp(at.logit) : at.logit, 1 };
}

bool Sparsemax::forward(std::span<Scalar> row, bool)
{
    const Scalar largest = row.empty() ? excluded : std::ranges::max(row);
    if (largest == excluded)
        return zeros(row);
    const auto below
        = [&](Scalar z) { return static_cast<double>(z) - static_cast<double>(largest); };
    std::vector<double> near; // only z > -1 can exceed the threshold
    for (const Scalar z : row) {
        if (below(z) > -1)
            near.push_back(below(z));
    }
    const double tau = threshold(std::move(near));
    for (Scalar& z : row)
        z = static_cast<Scalar>(std::max(below(z) - tau, 0.0));
    return true;
}

void Sparsemax::backward(const NormalisedRow& row, std::span<Scalar> gradient)
{
    double sum = 0;
    double count = 0;
    for (std::size_t j = 0; j < gradient.size(); ++j)
        if (row.weights[j] > 0) {
            sum += static_cast<double>(gradient[j]);
            count += 1;
        }
    eachGradient(
        row, gradient, [&](double, double a, double s) { return a > 0 ? s - sum / count : 0; });
}

WeightTerms Sparsemax::explain(const LogitInRow& at)
{
    std::vector<double> below;
    for (const double logit : at.logits)
        below.push_back(logit - at.largest);
    const double tau = threshold(std::move(below));
    return { at.largest + tau, positive((at.logit - at.largest) - tau), 1 };
}

bool normalise(const Normaliser& normaliser, std::span<Scalar> row, bool logarithm)
{
    return std::visit([&](const auto& n) { return n.forward(row, logarithm); }, normaliser);
}

void normaliserBackward(
    const Normaliser& normaliser, const NormalisedRow& row, std::span<Scalar> gradient)
{
    std::visit([&](const auto& n) { n.backward(row, gradient); }, normaliser);
}

WeightTerms explainWeight(const Normaliser& normaliser, const LogitInRow& at)
{
    return std::visit([&](const auto& n) { return n.explain(at); }, normaliser);
}

} // namespace core
