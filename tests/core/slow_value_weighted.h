#pragma once

// The contribution of each key to a layer's output, in double precision.

#include "core/head_at.h"
#include "core/trace.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace slow {

using core::Index;
using core::Matrix;

struct CellOf {
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;
};

// a_ij · v_j W_O, 1 x d_out; without W_O a_ij · v_j in the head's columns.
inline std::vector<double> brought(const core::Trace& trace, const CellOf& cell)
{
    const core::AttentionTrace& attention = trace.attention(cell.layer);
    const core::HeadTrace& head = attention.heads[static_cast<std::size_t>(cell.head)];
    const auto numbers = trace.model->layers.layer(static_cast<std::size_t>(cell.layer));
    const Matrix& wo = numbers->wo;
    const auto weight = static_cast<double>(head.weights(cell.query, cell.key));
    std::vector<double> result(static_cast<std::size_t>(attention.output.cols()));
    for (Index t = 0; t < head.v.cols(); ++t) {
        const Index row = cell.head * head.v.cols() + t;
        const double value = weight * static_cast<double>(head.v(cell.key, t));
        if (wo.empty())
            result[static_cast<std::size_t>(row)] = value;
        for (Index c = 0; c < wo.cols(); ++c)
            result[static_cast<std::size_t>(c)] += value * static_cast<double>(wo(row, c));
    }
    return result;
}

inline Matrix weightedValues(const core::Trace& trace, Index layer, Index head)
{
    const core::AttentionTrace& attention = trace.attention(layer);
    Matrix result(attention.queries->rows(), attention.keys->rows());
    for (Index i = 0; i < result.rows(); ++i)
        for (Index j = 0; j < result.cols(); ++j) {
            double squares = 0;
            for (const double x : brought(trace, { layer, head, i, j }))
                squares += x * x;
            result(i, j) = static_cast<float>(
                std::min(std::sqrt(squares), double { std::numeric_limits<float>::max() }));
        }
    return result;
}

// max |Σ contributions of all keys of all heads + b_O - output| of a query, relative to the largest
// summand. 0 if the output saturates.
inline double apartFromOutput(const core::Trace& trace, Index layer, Index query)
{
    const core::AttentionTrace& attention = trace.attention(layer);
    const Matrix bo = trace.model->layers.layer(static_cast<std::size_t>(layer))->bo;
    const auto width = static_cast<std::size_t>(attention.output.cols());
    std::vector<double> sum(width);
    double size = 1e-30;
    const auto add = [&](std::size_t c, double x) {
        sum[c] += x;
        size = std::max(size, std::abs(x));
    };
    for (Index head = 0; head < std::ssize(attention.heads); ++head)
        for (Index key = 0; key < attention.keys->rows(); ++key) {
            const std::vector<double> each = brought(trace, { layer, head, query, key });
            for (std::size_t c = 0; c < width; ++c)
                if (attention.heads[static_cast<std::size_t>(head)].enabled)
                    add(c, each[c]);
        }
    double apart = 0;
    for (std::size_t c = 0; c < width; ++c) {
        if (!bo.empty())
            add(c, static_cast<double>(bo(0, static_cast<Index>(c))));
        apart = std::max(apart,
            std::abs(sum[c] - static_cast<double>(attention.output(query, static_cast<Index>(c)))));
    }
    return size < 1e36 ? apart / size : 0;
}

// max |ours - theirs| / max |theirs|
inline double apart(const Matrix& ours, const Matrix& theirs)
{
    if (ours.rows() != theirs.rows() || ours.cols() != theirs.cols())
        return HUGE_VAL;
    double largest = 1e-30;
    double difference = 0;
    for (Index i = 0; i < ours.size(); ++i) {
        const auto a = static_cast<double>(ours.data()[i]);
        const auto b = static_cast<double>(theirs.data()[i]);
        largest = std::max(largest, std::abs(b));
        difference = std::isfinite(a) ? std::max(difference, std::abs(a - b)) : HUGE_VAL;
    }
    return difference / largest;
}

} // namespace slow
