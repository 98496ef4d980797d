#include "core/attention/score_vectors.h"

#include <cassert>

namespace core {

std::vector<double> doubles(std::span<const Scalar> values)
{
    return { values.begin(), values.end() };
}

std::vector<double> timesMatrix(const std::vector<double>& x, const Matrix& w)
{
    assert(std::ssize(x) == w.rows());
    std::vector<double> result(static_cast<std::size_t>(w.cols()));
    for (Index i = 0; i < w.rows(); ++i)
        for (Index j = 0; j < w.cols(); ++j)
            result[static_cast<std::size_t>(j)]
                += x[static_cast<std::size_t>(i)] * static_cast<double>(w(i, j));
    return result;
}

std::vector<double> plusRow(std::vector<double> x, const Matrix& bias)
{
    for (std::size_t t = 0; t < x.size(); ++t)
        x[t] += static_cast<double>(bias.values()[t]);
    return x;
}

} // namespace core
