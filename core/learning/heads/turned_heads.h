#pragma once

#include "core/input/position.h"

namespace core::learning {

// Of n·B x h·d queries or keys.
struct Turning {
    Rotary how {};
    Index batch = 1; // B
    Index heads = 1; // h
};

// Every head of every example turned by its tokens' places, from place 0 on, or turned back.
Matrix turnedHeads(const Matrix& x, const Turning& turning);
Matrix turnedBack(const Matrix& x, const Turning& turning);

} // namespace core::learning
