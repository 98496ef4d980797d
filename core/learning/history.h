#pragma once

#include "core/learning/training.h"

#include <optional>
#include <vector>

namespace core::learning {

// How far a network had come after some steps.
struct Report {
    long step = 0;
    double loss = 0; // of the texts of that step, before it
    double slope = 0; // norm of that step's gradient, before it was clipped
    double rate = 0;
    Marks heldOut; // on texts that it never learns from
    double seconds = 0; // of learning, since its beginning
    std::vector<float> slopes {}; // `slope` of each weight alone, in their order; empty: not known
    std::optional<double> softmaxSlope {}; // examination.h; none: it does not attend, or not known

    bool operator==(const Report&) const = default;
};
using History = std::vector<Report>; // by step

// How many texts of one length are answered right as a whole.
struct LengthMark {
    long length = 0; // in tokens
    long texts = 0;
    long right = 0;

    bool operator==(const LengthMark&) const = default;
};
using LengthMarks = std::vector<LengthMark>; // by length

} // namespace core::learning
