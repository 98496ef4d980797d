#pragma once

#include "core/math/product.h"

#include <variant>
#include <vector>

namespace core {

// All angles divided by a factor, so that longer texts look like those it was trained on.
struct LinearStretch {
    double factor = 1;
    bool operator==(const LinearStretch&) const = default;
};

// Slow turns are divided by the factor, fast ones stay, those between are mixed: a turn is slow
// when it takes more than places / low of them, fast below places / high. [Llama 3, 2024]
struct BandStretch {
    double factor = 8;
    double low = 1;
    double high = 4;
    double positions = 8192; // that it was trained on at first
    bool operator==(const BandStretch&) const = default;
};

using Stretch = std::variant<std::monostate, LinearStretch, BandStretch>;

// The rotary position of a trained head: pair i of the first `width` numbers, (i, i + width/2),
// turns by base^(-2i/width) for each place, stretched. [Su et al. 2021]
struct Rope {
    double base = 10000;
    Index width = 0; // even; the numbers behind it stay
    Stretch stretch;

    bool operator==(const Rope&) const = default;
};

// How far each pair turns from one place to the next, in radians.
std::vector<double> ropeAngles(const Rope& rope);

// Turns every row, which stands at its own place, in place: heads of dk numbers side by side.
void applyRope(const Rope& rope, Index dk, MutableBlock rows);

} // namespace core
