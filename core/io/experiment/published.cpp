#include "core/io/experiment/published.h"

#include "core/analysis/tensors.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/inference/run.h"
#include "core/input/tensor_input.h"
#include "core/model.h"
#include "core/resolve/resolve.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

    constexpr std::string_view weightsFile = "case:weights";

    std::string scoreText(double number)
    {
        return std::isnan(number) ? "a masked score" : numberText(number);
    }

    std::string mismatch(const Expectation& expected, std::size_t i, double found)
    {
        const auto cols = static_cast<std::size_t>(expected.cols);
        return "row " + std::to_string(i / cols + 1) + ", column " + std::to_string(i % cols + 1)
            + ": expected " + scoreText(expected.values[i]) + ", found " + scoreText(found);
    }

    // NaN means a masked score on both sides; a computed NaN is infinitely wrong.
    double errorOf(double expected, Scalar found)
    {
        if (std::isnan(expected))
            return found == excluded ? 0 : HUGE_VAL;
        const double error = std::abs(static_cast<double>(found) - expected);
        return std::isnan(error) || found == excluded ? HUGE_VAL : error;
    }

    double largestOf(const std::vector<double>& values)
    {
        double largest = 0;
        for (const double value : values)
            largest = std::isnan(value) ? largest : std::max(largest, std::abs(value));
        return largest;
    }

} // namespace

double CaseCheck::absolute() const
{
    double largest = 0;
    for (const TensorCheck& check : tensors)
        largest = std::max(largest, check.absolute);
    return largest;
}

double CaseCheck::relative() const
{
    double largest = 0;
    for (const TensorCheck& check : tensors)
        largest = std::max(largest, check.relative);
    return largest;
}

TensorFile CaseFiles::tensors(const std::string& file) const
{
    if (file != weightsFile)
        refuse(file);
    return inMemory(example.tensors);
}

TensorCheck compare(const Expectation& expected, const Matrix& found, const Tolerance& tolerance)
{
    TensorCheck check { expected.tensor, true, 0, 0, {} };
    if (found.rows() != expected.rows || found.cols() != expected.cols) {
        check.passed = false;
        check.absolute = check.relative = HUGE_VAL;
        check.problem = "expected " + std::to_string(expected.rows) + " x "
            + std::to_string(expected.cols) + " numbers, found " + formatted(shapeText(found));
        return check;
    }
    double worst = 0; // error minus tolerance
    for (std::size_t i = 0; i < expected.values.size(); ++i) {
        const Scalar number = found.values()[i];
        const double error = errorOf(expected.values[i], number);
        const double size = std::isnan(expected.values[i]) ? 0 : std::abs(expected.values[i]);
        const double beyond = error - tolerance.absolute - tolerance.relative * size;
        check.absolute = std::max(check.absolute, error);
        if (!(beyond <= worst)) {
            worst = beyond;
            check.passed = false;
            check.problem
                = mismatch(expected, i, number == excluded ? std::nan("") : double { number });
        }
    }
    const double largest = largestOf(expected.values);
    check.relative = check.absolute == 0 ? 0 : check.absolute / largest;
    return check;
}

CaseCheck recompute(const PublishedCase& example)
{
    CaseCheck result;
    try {
        const auto trace = run(resolve(example.experiment, CaseFiles(example)));
        for (const Expectation& expected : example.expected)
            result.tensors.push_back(compare(
                expected, matrix(*trace, find(*trace, expected.tensor)), example.tolerance));
    } catch (const Error& error) {
        result.problem = error.detail();
    }
    result.passed = result.problem.empty() && !result.tensors.empty()
        && std::ranges::all_of(result.tensors, &TensorCheck::passed);
    return result;
}

} // namespace core
