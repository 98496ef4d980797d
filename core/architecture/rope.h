#pragma once

#include "core/math/product.h"

#include <variant>
#include <vector>

namespace core {

// rope_type "linear": all angles divided by a factor, for texts longer than in training.
struct LinearStretch {
    double factor = 1;
    bool operator==(const LinearStretch&) const = default;
};

// rope_type "llama3": frequencies with wavelengths above positions / low are divided by the factor,
// those below positions / high stay, those between are interpolated. [Llama 3, 2024]
struct BandStretch {
    double factor = 8;
    double low = 1;
    double high = 4;
    double positions = 8192; // original_max_position_embeddings
    bool operator==(const BandStretch&) const = default;
};

using Stretch = std::variant<std::monostate, LinearStretch, BandStretch>;

// RoPE of a pretrained head: pair i of the first `width` coordinates, (i, i + width/2), is rotated
// by position · base^(-2i/width), stretched. [Su et al. 2021]
struct Rope {
    double base = 10000;
    Index width = 0; // even; later coordinates stay
    Stretch stretch;

    bool operator==(const Rope&) const = default;
};

// Angle of each pair per position, in radians.
std::vector<double> ropeAngles(const Rope& rope);

// Rotates row i, at position i, in place; rows: n x h·dk.
void applyRope(const Rope& rope, Index dk, MutableBlock rows);

} // namespace core
