#pragma once

// Compares gradients with finite differences (torch.autograd.gradcheck).

#include "core/base/random.h"
#include "core/training/autograd/graph.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

inline core::Matrix drawn(core::Index rows, core::Index cols, std::uint64_t key)
{
    core::Matrix result(rows, cols);
    core::fillNormal({ result.data(), std::size_t(result.size()) }, key, 1);
    return result;
}

// A function of weights.
struct WeightFunction {
    core::training::Weights weights;
    std::function<core::training::Variable(core::training::Graph&)> make;
};

inline double sumOf(const WeightFunction& function, const core::Matrix& factors)
{
    core::training::Graph graph(function.weights);
    const core::Matrix& out = graph.value(function.make(graph));
    double sum = 0;
    for (core::Index i = 0; i < out.size(); ++i)
        sum += double { out.data()[i] } * double { factors.data()[i] };
    return sum;
}

// The derivative of Σ factor·output by one weight, from backward and from finite differences.
struct GradientPair {
    std::string where;
    double gradient = 0, difference = 0;
    double largest = 0; // largest derivative in the same tensor
};

inline std::vector<GradientPair> gradientsWithDifferences(
    WeightFunction function, std::uint64_t key, core::Scalar step)
{
    core::training::Graph graph(function.weights);
    const core::training::Variable out = function.make(graph);
    const core::Matrix factors = drawn(graph.value(out).rows(), graph.value(out).cols(), key);
    graph.backward(out, factors);
    const core::training::Gradients gradients = graph.takeGradients();
    std::vector<GradientPair> pairs;
    for (std::size_t w = 0; w < function.weights.size(); ++w) {
        core::Matrix& values = function.weights[w].values;
        double largest = 0.1;
        for (const core::Scalar each : gradients[w].values())
            largest = std::max(largest, std::abs(double { each }));
        for (core::Index i = 0; i < values.size(); i += 1 + values.size() / 7) {
            const core::Scalar before = values.data()[i];
            values.data()[i] = before + step;
            const double above = sumOf(function, factors);
            values.data()[i] = before - step;
            const double below = sumOf(function, factors);
            values.data()[i] = before;
            pairs.push_back({ function.weights[w].name + "[" + std::to_string(i) + "]",
                double { gradients[w].data()[i] }, (above - below) / (2 * double { step }),
                largest });
        }
    }
    return pairs;
}

// The sum's float error is about 1e-6, so with steps of 1e-2 a derivative is known to about 1e-3 of
// the largest.
inline void requireGradients(WeightFunction function, std::uint64_t key)
{
    for (const GradientPair& each : gradientsWithDifferences(std::move(function), key, 1e-2F))
        QVERIFY2(std::abs(each.difference - each.gradient) < 5e-3 * each.largest,
            qPrintable(QString("%1: gradient %2, difference %3")
                           .arg(each.where.c_str())
                           .arg(each.gradient)
                           .arg(each.difference)));
}

// For a whole network, whose steps sometimes cross the kink of ReLU: compares all gradients as one
// vector.
inline void requireGradientsAsOneVector(WeightFunction function, std::uint64_t key)
{
    double off = 0;
    double all = 0;
    for (const GradientPair& each : gradientsWithDifferences(std::move(function), key, 1e-3F)) {
        off += std::pow(each.difference - each.gradient, 2);
        all += std::pow(each.gradient, 2);
    }
    QVERIFY2(std::sqrt(off / all) < 5e-3, qPrintable(QString::number(std::sqrt(off / all))));
}
