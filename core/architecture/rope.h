#pragma once

#include "core/math/product.h"

#include <variant>
#include <vector>

namespace core {

// rope_type "linear": all angles divided by a factor, for texts longer than in training.
struct LinearRopeScaling {
    double factor = 1;
    bool operator==(const LinearRopeScaling&) const = default;
};

// rope_type "llama3": frequencies with wavelengths above originalMaxPositions / lowFreqFactor are
// divided by the factor, those below originalMaxPositions / highFreqFactor stay, those between are
// interpolated. [Llama 3, 2024]
struct Llama3RopeScaling {
    double factor = 8;
    double lowFreqFactor = 1;
    double highFreqFactor = 4;
    double originalMaxPositions = 8192; // original_max_position_embeddings
    bool operator==(const Llama3RopeScaling&) const = default;
};

using RopeScaling = std::variant<std::monostate, LinearRopeScaling, Llama3RopeScaling>;

// RoPE of a pretrained head: pair i of the first `width` coordinates, (i, i + width/2), is rotated
// by position · base^(-2i/width), with scaled frequencies. [Su et al. 2021]
struct Rope {
    double base = 10000;
    Index width = 0; // even; later coordinates stay
    RopeScaling scaling;

    bool operator==(const Rope&) const = default;
};

// Angle of each pair per position, in radians.
std::vector<double> ropeAngles(const Rope& rope);

// Rotates row i, at position i, in place; rows: n x h·dk.
void applyRope(const Rope& rope, Index dk, MutableBlock rows);

} // namespace core
