#pragma once

#include "core/base/matrix.h"

#include <memory>
#include <vector>

namespace core::training {

// Kind of output: a label for each token, one label for the text, a sequence of tokens, or a number
// for each query of a curve.
enum class OutputKind { Labels, Label, Sequence, Numbers };

inline constexpr Index boundary = 0; // the token before the first and after the last of a sequence

// Points (x, y).
struct Points {
    std::vector<Scalar> x, y;

    bool operator==(const Points&) const = default;
};

// Input and target of kernel regression.
struct CurveSample {
    Points known {};
    Points queries {}; // x: queries; y: targets
    bool leaveOneOut = false; // known point i is left out for query i: they are the same point
    Scalar tolerance = 0; // largest error of a right prediction
    Scalar xUnit = 1; // unit of distances
    Scalar yUnit = 1; // unit of errors, whose squares are the loss

    bool operator==(const CurveSample&) const = default;
};

// Source and target: tokens, or a curve.
struct Example {
    std::vector<Index> source {};
    std::vector<Index> target {}; // sequences without their boundaries
    // For each target token the source positions it comes from; empty where unknown.
    std::vector<std::vector<Index>> origins {};
    std::shared_ptr<const CurveSample> curve {}; // or null

    bool operator==(const Example&) const = default;
};

} // namespace core::training
