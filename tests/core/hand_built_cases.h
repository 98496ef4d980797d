#pragma once

// Inputs for hand-built heads and their attention, computed by slow loops.

#include "core/base/random.h"
#include "core/input/position.h"
#include "core/weights/hand_built.h"

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

namespace hand_built {

using core::Index;
using core::Matrix;
using Weights = std::vector<std::vector<double>>;

inline const std::string sentence = "The animal didn't cross the street because it was too tired";

inline std::vector<core::Token> tokens(const std::string& text)
{
    std::vector<core::Token> result;
    std::istringstream words(text);
    for (std::string word; words >> word;)
        result.push_back({ word });
    return result;
}

// A text of n words, some of them frequent.
inline std::vector<core::Token> longText(Index n)
{
    std::vector<core::Token> result;
    for (Index i = 0; i < n; ++i) {
        const double u = core::uniform(7, static_cast<std::uint64_t>(i));
        result.push_back(
            { "w" + std::to_string(static_cast<int>(std::pow(0.9 * static_cast<double>(n), u))) });
    }
    return result;
}

// Independent normal vectors for each spelling, of length about `length`.
inline Matrix embedding(const std::vector<core::Token>& words, Index d, double length = 1)
{
    Matrix e(static_cast<Index>(words.size()), d);
    for (Index i = 0; i < e.rows(); ++i)
        core::fillNormal(e.row(i), core::streamKey(3, words[static_cast<std::size_t>(i)].text),
            length / std::sqrt(static_cast<double>(d)));
    return e;
}

struct Side {
    core::Input input, embedding, positions;
};

inline Side side(const std::vector<core::Token>& words, const Matrix& e, const core::Position& how)
{
    const Matrix p = core::positionVectors(how, static_cast<Index>(words.size()), e.cols(), 42);
    if (p.empty())
        return { std::make_shared<Matrix>(e), nullptr, nullptr };
    Matrix x = e;
    for (Index i = 0; i < x.size(); ++i)
        x.data()[i] += p.data()[i];
    return { std::make_shared<Matrix>(x), std::make_shared<Matrix>(e),
        std::make_shared<Matrix>(p) };
}

inline core::Inputs inputs(
    const std::vector<core::Token>& words, Index d, const core::Position& how, double length = 1)
{
    const Side s = side(words, embedding(words, d, length), how);
    return { words, words, s.input, s.input, s.input, s.embedding, s.embedding, s.positions,
        s.positions };
}

inline core::Inputs inputs(const std::vector<core::Token>& queries,
    const std::vector<core::Token>& keys, Index d, const core::Position& how)
{
    const Side q = side(queries, embedding(queries, d), how);
    const Side k = side(keys, embedding(keys, d), how);
    return { queries, keys, q.input, k.input, k.input, q.embedding, k.embedding, q.positions,
        k.positions };
}

inline Matrix product(const Matrix& a, const Matrix& b)
{
    Matrix result(a.rows(), b.cols());
    for (Index i = 0; i < a.rows(); ++i)
        for (Index k = 0; k < a.cols(); ++k)
            for (Index j = 0; j < b.cols(); ++j)
                result(i, j) += a(i, k) * b(k, j);
    return result;
}

inline Matrix projected(const Matrix& x, const Matrix& w, const core::Position& how)
{
    Matrix result = product(x, w);
    if (const auto* rotary = std::get_if<core::Rotary>(&how))
        core::rotate(*rotary, result);
    return result;
}

// softmax(q kᵀ / divisor); divisor 0: √d_k
inline Weights weights(const core::Inputs& in, const core::HeadModel& head,
    const core::Position& how, double divisor = 0)
{
    const Matrix q = projected(*in.queries, head.wq, how);
    const Matrix k = projected(*in.keys, head.wk, how);
    const double by = divisor > 0 ? divisor : std::sqrt(static_cast<double>(q.cols()));
    Weights result;
    for (Index i = 0; i < q.rows(); ++i) {
        std::vector<double> row;
        for (Index j = 0; j < k.rows(); ++j) {
            double score = 0;
            for (Index c = 0; c < q.cols(); ++c)
                score += static_cast<double>(q(i, c)) * static_cast<double>(k(j, c));
            row.push_back(score / by);
        }
        const double largest = *std::max_element(row.begin(), row.end());
        double sum = 0;
        for (double& score : row)
            sum += score = std::exp(score - largest);
        for (double& weight : row)
            weight /= sum;
        result.push_back(row);
    }
    return result;
}

// One head for the pattern, in self-attention or between two texts.
inline Weights pattern(const core::HeadPattern& wanted, const core::Inputs& in,
    const core::Position& how, Index dk, double divisor = 0)
{
    const std::vector<core::HeadPattern> patterns { wanted };
    const auto made = core::handBuiltHeads({ patterns, in, how, 1, dk, dk, in.values->cols() });
    return weights(in, made.heads.front(), how, divisor);
}

// The weight of row i on column target(i): minimum and mean over the rows.
struct Hit {
    double smallest = 1, mean = 0;
};
inline Hit hit(const Weights& a, auto&& target)
{
    Hit result;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double weight = a[i].at(static_cast<std::size_t>(target(static_cast<Index>(i))));
        result.smallest = std::min(result.smallest, weight);
        result.mean += weight / static_cast<double>(a.size());
    }
    return result;
}

} // namespace hand_built
