#pragma once

#include "core/base/matrix.h"

namespace core::training {

// The first `rows` tokens of one head of one example in a matrix n·B x h·d (graph.h).
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
