#pragma once

#include "core/training/training.h"

#include <optional>
#include <vector>

namespace core::training {

// How far a network had come after some steps.
struct Report {
    long step = 0;
    double loss = 0; // of the texts of that step, before it
    double gradientNorm = 0; // norm of that step's gradient, before it was clipped
    double learningRate = 0;
    Metrics validation; // on texts that it never learns from
    double seconds = 0; // of learning, since its beginning
    std::vector<float>
        gradientNorms {}; // `slope` of each weight alone, in their order; empty: not known
    std::optional<double>
        softmaxJacobianNorm {}; // examination.h; none: it does not attend, or not known

    bool operator==(const Report&) const = default;
};
using History = std::vector<Report>; // by step

// How many texts of one length are answered right as a whole.
struct LengthAccuracy {
    long length = 0; // in tokens
    long texts = 0;
    long accuracy = 0;

    bool operator==(const LengthAccuracy&) const = default;
};
using LengthAccuracies = std::vector<LengthAccuracy>; // by length

} // namespace core::training
