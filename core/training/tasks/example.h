#pragma once

#include "core/base/matrix.h"

#include <memory>
#include <vector>

namespace core::training {

// What an answer is: a label for each token, one for all of them, tokens one after the other, or a
// number for each place of a curve.
enum class OutputKind { Labels, Label, Sequence, Numbers };

inline constexpr Index boundary = 0; // the token before the first and after the last of a sequence

// Points on an axis, and what stands there.
struct Points {
    std::vector<Scalar> x, y;

    bool operator==(const Points&) const = default;
};

// Numbers in the place of tokens: points of a curve that are known, and others.
struct CurveSample {
    Points known {};
    Points queries {}; // where, and what is right there
    bool leaveOneOut = false; // known point i does not help at place i: it is the same
    Scalar tolerance = 0; // an answer that is no farther off is right
    Scalar xUnit = 1; // of the axis, in which distances are told
    Scalar yUnit = 1; // in which errors are told, whose squares are the loss

    bool operator==(const CurveSample&) const = default;
};

// What goes in, and what is right: tokens, or numbers.
struct Example {
    std::vector<Index> source {};
    std::vector<Index> target {}; // of a sequence without its boundaries
    // By token of the target, what of the source it comes from; empty where nobody knows.
    std::vector<std::vector<Index>> origins {};
    std::shared_ptr<const CurveSample> curve {}; // or null

    bool operator==(const Example&) const = default;
};

} // namespace core::training
