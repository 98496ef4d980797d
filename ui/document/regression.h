#pragma once

#include "core/trace.h"

#include <optional>
#include <vector>

namespace ui {

// What a kernel regression on a line shows: data, prediction and weights. Empty if the points are
// no points on a line.
struct Regression {
    std::vector<double> x, y; // the data: key j, its first target
    std::vector<double> queryX; // places asked for
    std::vector<double> predicted; // the trace's output there; NaN where no key has a weight
    std::vector<core::Index> order; // queries from left to right

    [[nodiscard]] bool drawable() const { return !x.empty() && !queryX.empty(); }
};

Regression regressionOf(const core::Trace& trace);

struct CurvePoint {
    double x = 0;
    double y = 0;
};

// The mean as it runs between the places asked for too, from left to right: a kernel with an edge
// makes it jump where no place need be. Only the places themselves where these are dense and more
// would be much work; nothing where what is between them is not known, or where the mean is no
// function of the place alone (masks, positions).
std::vector<CurvePoint> meanCurve(const core::Trace& trace);

// The weight that a key at any place would have had for this query, beside the keys that there
// are: the kernel's form, through the tops of the weights. Nothing where the weights are no
// function of the place alone (masks, positions, a normaliser that looks at all keys).
std::vector<CurvePoint> weightForm(
    const core::Trace& trace, core::Index head, core::Index query, const std::vector<double>& at);

} // namespace ui
