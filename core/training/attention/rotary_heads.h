#pragma once

#include "core/input/position.h"

namespace core::training {

// Layout of the queries or keys, n·B x h·d.
struct RotaryHeads {
    Rotary how {};
    Index batch = 1; // B
    Index heads = 1; // h
};

// RoPE in every head of every example, from position 0 on; backward rotates by the negative angles.
Matrix rotateHeads(const Matrix& x, const RotaryHeads& rope);
Matrix rotateHeadsBackward(const Matrix& x, const RotaryHeads& rope);

} // namespace core::training
