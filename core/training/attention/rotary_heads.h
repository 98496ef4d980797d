#pragma once

#include "core/input/position.h"

namespace core::training {

// Of n·B x h·d queries or keys.
struct RotaryHeads {
    Rotary how {};
    Index batch = 1; // B
    Index heads = 1; // h
};

// Every head of every example turned by its tokens' places, from place 0 on, or turned back.
Matrix rotateHeads(const Matrix& x, const RotaryHeads& rope);
Matrix rotateHeadsBackward(const Matrix& x, const RotaryHeads& rope);

} // namespace core::training
