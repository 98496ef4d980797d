#pragma once

#include "core/experiment.h"
#include "core/resolve/resolve.h"

#include <array>
#include <string_view>

namespace core {

// A number that sums up one head of an experiment.
enum class Measure {
    ScoreSpread, // standard deviation of the raw scores
    SoftmaxGradient, // mean norm of the softmax Jacobian diag(a) - aaᵀ
    LeaveOneOutError // of a kernel regression: (1/n) Σ_i |y_i - f_{-i}(x_i)|²
};
constexpr auto enumIds(Measure)
{
    return std::array<std::string_view, 3> { "score_spread", "softmax_gradient",
        "leave_one_out_error" };
}

// Computes the experiment; layer and head are counted from 0. f_{-i} is the regression without data
// point i. Errors: those of resolve(), and "not_a_regression" for the leave-one-out error of an
// experiment without data points.
double measure(
    Measure what, const Experiment& experiment, const ModelFiles& files, Index layer, Index head);

} // namespace core
