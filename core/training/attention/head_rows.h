#pragma once

#include "core/base/matrix.h"

namespace core::training {

// Some rows of one head of one example in a matrix of n·B x h·d (tape.h): those of its first
// `rows` tokens.
struct HeadRows {
    Index example = 0;
    Index batch = 1; // B
    Index head = 0;
    Index width = 0; // d
    Index rows = 0;
};

Matrix copyOf(const Matrix& all, const HeadRows& which);
void addTo(Matrix& all, const HeadRows& which, const Matrix& part);

} // namespace core::training
