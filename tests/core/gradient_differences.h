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
struct Made {
    core::training::Weights weights;
    std::function<core::training::Variable(core::training::Graph&)> make;
};

inline double sumOf(const Made& made, const core::Matrix& factors)
{
    core::training::Graph graph(made.weights);
    const core::Matrix& out = graph.value(made.make(graph));
    double sum = 0;
    for (core::Index i = 0; i < out.size(); ++i)
        sum += double { out.data()[i] } * double { factors.data()[i] };
    return sum;
}

// The derivative of Σ factor·output by one weight, from backward and from finite differences.
struct SlopePair {
    std::string where;
    double slope = 0, difference = 0;
    double largest = 0; // largest derivative in the same tensor
};

inline std::vector<SlopePair> slopesBesideDifferences(
    Made made, std::uint64_t key, core::Scalar step)
{
    core::training::Graph graph(made.weights);
    const core::training::Variable out = made.make(graph);
    const core::Matrix factors = drawn(graph.value(out).rows(), graph.value(out).cols(), key);
    graph.backward(out, factors);
    const core::training::Gradients gradients = graph.takeGradients();
    std::vector<SlopePair> pairs;
    for (std::size_t w = 0; w < made.weights.size(); ++w) {
        core::Matrix& numbers = made.weights[w].values;
        double largest = 0.1;
        for (const core::Scalar each : gradients[w].values())
            largest = std::max(largest, std::abs(double { each }));
        for (core::Index i = 0; i < numbers.size(); i += 1 + numbers.size() / 7) {
            const core::Scalar before = numbers.data()[i];
            numbers.data()[i] = before + step;
            const double above = sumOf(made, factors);
            numbers.data()[i] = before - step;
            const double below = sumOf(made, factors);
            numbers.data()[i] = before;
            pairs.push_back({ made.weights[w].name + "[" + std::to_string(i) + "]",
                double { gradients[w].data()[i] }, (above - below) / (2 * double { step }),
                largest });
        }
    }
    return pairs;
}

// The sum's float error is about 1e-6, so with steps of 1e-2 a derivative is known to about 1e-3 of
// the largest.
inline void requireSlopes(Made made, std::uint64_t key)
{
    for (const SlopePair& each : slopesBesideDifferences(std::move(made), key, 1e-2F))
        QVERIFY2(std::abs(each.difference - each.slope) < 5e-3 * each.largest,
            qPrintable(QString("%1: %2 beside %3")
                           .arg(each.where.c_str())
                           .arg(each.slope)
                           .arg(each.difference)));
}

// For a whole network, whose steps sometimes cross the kink of ReLU: compares all gradients as one
// vector.
inline void requireSlopesAsOne(Made made, std::uint64_t key)
{
    double off = 0;
    double all = 0;
    for (const SlopePair& each : slopesBesideDifferences(std::move(made), key, 1e-3F)) {
        off += std::pow(each.difference - each.slope, 2);
        all += std::pow(each.slope, 2);
    }
    QVERIFY2(std::sqrt(off / all) < 5e-3, qPrintable(QString::number(std::sqrt(off / all))));
}
