#pragma once

// Reference predictions of a pretrained model, in double precision.

#include "core/base/matrix.h"
#include "core/input/files.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace slow {

using core::Index;
using Row = std::vector<double>;

// Uses the tensors by their names in the file.
class SlowReadout {
public:
    explicit SlowReadout(core::TensorFile file)
        : m_file(std::move(file))
    {
    }
    [[nodiscard]] Row tensor(const std::string& name) const
    {
        const auto numbers = m_file.tensor(name);
        return { numbers->values().begin(), numbers->values().end() };
    }
    // x · Wᵀ + b (torch.nn.functional.linear).
    [[nodiscard]] Row through(
        const Row& x, const std::string& weight, const std::string& bias = {}) const
    {
        const Row w = tensor(weight);
        Row result = bias.empty() ? Row(w.size() / x.size(), 0) : tensor(bias);
        for (std::size_t out = 0; out < result.size(); ++out)
            result[out] += std::inner_product(
                x.begin(), x.end(), w.begin() + static_cast<Index>(out * x.size()), 0.0);
        return result;
    }
    [[nodiscard]] Row layerNorm(Row x, const std::string& name, double epsilon) const
    {
        const auto count = static_cast<double>(x.size());
        const double mean = std::accumulate(x.begin(), x.end(), 0.0) / count;
        double variance = 0;
        for (const double one : x)
            variance += (one - mean) * (one - mean) / count;
        const Row weight = tensor(name + ".weight");
        const Row bias = tensor(name + ".bias");
        for (std::size_t i = 0; i < x.size(); ++i)
            x[i] = (x[i] - mean) / std::sqrt(variance + epsilon) * weight[i] + bias[i];
        return x;
    }
    [[nodiscard]] Row rootNorm(Row x, const std::string& name, double epsilon) const
    {
        const double squares = std::inner_product(x.begin(), x.end(), x.begin(), 0.0);
        const double scale = 1 / std::sqrt(squares / static_cast<double>(x.size()) + epsilon);
        const Row weight = tensor(name);
        for (std::size_t i = 0; i < x.size(); ++i)
            x[i] *= scale * weight[i];
        return x;
    }

private:
    core::TensorFile m_file;
};

inline Row gelu(Row x)
{
    for (double& one : x)
        one = one / 2 * (1 + std::erf(one / std::sqrt(2.0)));
    return x;
}

inline Row softmaxOf(Row x)
{
    const double largest = *std::ranges::max_element(x);
    double sum = 0;
    for (double& one : x)
        sum += one = std::exp(one - largest);
    for (double& one : x)
        one /= sum;
    return x;
}

// The prediction from a layer's state; isNormed: the state includes the final norm.
using SlowLens = std::function<Row(const SlowReadout&, const Row& state, bool isNormed)>;

inline Row rowOf(const core::Matrix& m, Index place)
{
    return { m.row(place).begin(), m.row(place).end() };
}

} // namespace slow
