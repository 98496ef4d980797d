#include "ui/views/steps/layer_row.h"

#include "core/analysis/tensors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

std::vector<double> queryRow(const StepScene& scene, const std::string& tensor)
{
    const core::TensorRef found = core::find(*scene.trace, tensor);
    const auto copied = [&](const core::Matrix& m) {
        const auto row = m.row(std::min(scene.query(), m.rows() - 1));
        return std::vector<double>(row.begin(), row.end());
    };
    const core::Matrix* const held = core::stored(*scene.trace, found);
    return held != nullptr ? copied(*held) : copied(core::matrix(*scene.trace, found));
}

RowFacts factsOf(const std::vector<double>& row)
{
    RowFacts facts;
    if (row.empty())
        return facts;
    const auto count = static_cast<double>(row.size());
    facts.mean = std::accumulate(row.begin(), row.end(), 0.0) / count;
    double around = 0;
    double squares = 0;
    for (const double x : row) {
        around += (x - facts.mean) * (x - facts.mean);
        squares += x * x;
    }
    facts.deviation = std::sqrt(around / count);
    facts.length = std::sqrt(squares);
    facts.rootMeanSquare = std::sqrt(squares / count);
    return facts;
}

double cosine(const std::vector<double>& a, const std::vector<double>& b)
{
    const double lengths = factsOf(a).length * factsOf(b).length;
    const std::size_t common = std::min(a.size(), b.size());
    return lengths == 0 ? 0
                        : std::inner_product(a.begin(),
                              a.begin() + static_cast<std::ptrdiff_t>(common), b.begin(), 0.0)
            / lengths;
}

} // namespace ui
