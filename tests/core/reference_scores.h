#pragma once

// Reference scores in double precision with loops, from the formulas in core/attention/score.h,
// without any of core's arithmetic.

#include "core/attention/score.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace reference {

using core::Index;
using Row = std::vector<double>;
using Table = std::vector<Row>;

inline constexpr double nothing = -std::numeric_limits<double>::infinity(); // an excluded score

inline double bounded(double x)
{
    return x == nothing ? x : std::clamp(x, -1e38, 1e38);
}

inline Table table(Index rows, Index cols)
{
    return Table(static_cast<std::size_t>(rows), Row(static_cast<std::size_t>(cols), 0.0));
}

inline Table table(const core::Matrix& m)
{
    Table result = table(m.rows(), m.cols());
    for (Index i = 0; i < m.rows(); ++i) {
        for (Index j = 0; j < m.cols(); ++j)
            result[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = m(i, j);
    }
    return result;
}

// x W as a row
inline Row times(const Row& x, const Table& w)
{
    Row result(w.empty() ? 0 : w[0].size(), 0.0);
    for (std::size_t j = 0; j < result.size(); ++j) {
        for (std::size_t p = 0; p < x.size(); ++p)
            result[j] += x[p] * w[p][j];
    }
    return result;
}

inline double dot(const Row& a, const Row& b)
{
    double sum = 0;
    for (std::size_t p = 0; p < a.size(); ++p)
        sum += a[p] * b[p];
    return sum;
}

struct LearnedParameters {
    Table w, wq, wk, b, u;
};

inline double score(const core::DotScore&, const LearnedParameters&, const Row& q, const Row& k)
{
    return dot(q, k);
}

inline double score(
    const core::ScaledDotScore&, const LearnedParameters&, const Row& q, const Row& k)
{
    return dot(q, k) / std::sqrt(static_cast<double>(q.size()));
}

inline double score(
    const core::GeneralScore&, const LearnedParameters& state, const Row& q, const Row& k)
{
    return dot(times(q, state.w), k);
}

inline double score(
    const core::AdditiveScore&, const LearnedParameters& state, const Row& q, const Row& k)
{
    const Row fromQuery = times(q, state.wq);
    const Row fromKey = times(k, state.wk);
    double sum = 0;
    for (std::size_t p = 0; p < fromQuery.size(); ++p) {
        const double bias = state.b.empty() ? 0 : state.b[0][p];
        sum += state.u[0][p] * std::tanh(fromQuery[p] + fromKey[p] + bias);
    }
    return sum;
}

inline double score(const core::CosineScore&, const LearnedParameters&, const Row& q, const Row& k)
{
    const double lengths = std::sqrt(dot(q, q)) * std::sqrt(dot(k, k));
    return lengths > 0 ? dot(q, k) / lengths : 0;
}

inline double score(
    const core::KernelScore& s, const LearnedParameters&, const Row& q, const Row& k)
{
    double square = 0;
    for (std::size_t p = 0; p < q.size(); ++p)
        square += (q[p] - k[p]) * (q[p] - k[p]);
    const auto h = static_cast<double>(s.bandwidth);
    const double r = std::sqrt(square);
    if (s.kernel == core::Kernel::Gaussian)
        return -square / h;
    if (s.kernel == core::Kernel::Box)
        return r <= h ? 0 : nothing;
    if (s.kernel == core::Kernel::Triangle)
        return r < h ? std::log(1 - r / h) : nothing;
    return r < h ? std::log((h - r) * (h + r) / (h * h)) : nothing;
}

inline double score(
    const core::LocationScore& s, const LearnedParameters& state, const Row&, const Row& key)
{
    using enum core::LocationForm;
    Row h = key;
    if (s.form == HWU || s.form == TanhHWbU)
        h = times(key, state.w);
    for (std::size_t p = 0; p < h.size(); ++p) {
        if (s.form == TanhHWbU && !state.b.empty())
            h[p] += state.b[0][p];
        if (s.form == TanhHU || s.form == TanhHWbU)
            h[p] = std::tanh(h[p]);
    }
    return times(h, state.u)[0];
}

inline Table scores(
    const core::Score& how, const core::ScoreParameters& parameters, const Table& q, const Table& k)
{
    const LearnedParameters state { table(parameters.w), table(parameters.wq), table(parameters.wk),
        table(parameters.b), table(parameters.u) };
    Table result(q.size(), Row(k.size()));
    for (std::size_t i = 0; i < q.size(); ++i) {
        for (std::size_t j = 0; j < k.size(); ++j)
            result[i][j] = bounded(
                std::visit([&](const auto& s) { return score(s, state, q[i], k[j]); }, how));
    }
    return result;
}

} // namespace reference
