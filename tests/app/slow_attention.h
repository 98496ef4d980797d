#pragma once

// Attention computed from its definition in double precision: the program must agree on the same
// files. Written for the test alone; shares nothing with core.

#include <cmath>
#include <cstddef>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace slow {

using Row = std::vector<double>;
using Numbers = std::vector<Row>;

constexpr double forbidden = -std::numeric_limits<double>::infinity();

// Pseudo-random numbers between -1 and 1, the same on every machine.
inline Numbers numbers(std::size_t rows, std::size_t columns, unsigned seed)
{
    Numbers result(rows, Row(columns));
    unsigned state = seed * 2654435761U + 12345U;
    for (Row& row : result)
        for (double& x : row) {
            state = state * 1664525U + 1013904223U;
            x = static_cast<float>(static_cast<double>(state >> 8U) / 8388608.0 - 1.0);
        }
    return result;
}

inline Numbers product(const Numbers& a, const Numbers& b)
{
    Numbers result(a.size(), Row(b[0].size(), 0.0));
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b[0].size(); ++j)
            for (std::size_t t = 0; t < b.size(); ++t)
                result[i][j] += a[i][t] * b[t][j];
    return result;
}

struct Head {
    Numbers q, k, v, scores, scaled, masked, weights, output;
};

using Score = std::function<double(const Row& q, const Row& k)>;

inline double dot(const Row& a, const Row& b)
{
    double sum = 0;
    for (std::size_t t = 0; t < a.size(); ++t)
        sum += a[t] * b[t];
    return sum;
}

inline Numbers softmax(const Numbers& scores)
{
    Numbers result = scores;
    for (Row& row : result) {
        double largest = forbidden;
        for (const double x : row)
            largest = std::fmax(largest, x);
        double sum = 0;
        for (double& x : row)
            sum += x = largest == forbidden ? 0 : std::exp(x - largest);
        for (double& x : row)
            x = sum > 0 ? x / sum : 0;
    }
    return result;
}

// q, k and v are given; `added` is the mask's term, `forbidden` where it forbids.
inline Head attend(Head head, const Score& score, double divisor, const Numbers& added)
{
    head.scores = Numbers(head.q.size(), Row(head.k.size()));
    head.scaled = head.masked = head.scores;
    for (std::size_t i = 0; i < head.q.size(); ++i)
        for (std::size_t j = 0; j < head.k.size(); ++j) {
            head.scores[i][j] = score(head.q[i], head.k[j]);
            head.scaled[i][j] = head.scores[i][j] / divisor;
            head.masked[i][j] = head.scaled[i][j] + added[i][j];
        }
    head.weights = softmax(head.masked);
    head.output = product(head.weights, head.v);
    return head;
}

inline Numbers concatenated(const std::vector<Numbers>& parts)
{
    Numbers result(parts[0].size());
    for (const Numbers& part : parts)
        for (std::size_t i = 0; i < part.size(); ++i)
            result[i].insert(result[i].end(), part[i].begin(), part[i].end());
    return result;
}

} // namespace slow
