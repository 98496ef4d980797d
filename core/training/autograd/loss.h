#pragma once

#include "core/training/autograd/graph.h"

#include <span>

namespace core::training {

inline constexpr Index ignored = -100; // ignore_index of torch.nn.functional.cross_entropy

// A sum of losses divided by a count, and its gradient by the outputs. The count includes the
// targets of the batch's other shards.
struct Loss {
    double sum = 0;
    Matrix gradient;
};

Index counted(std::span<const Index> targets); // without `ignored`

// -log softmax(row)[target] of each row; with smoothing s, the target gets 1 - s and all classes
// together s [Szegedy et al. 2016]. torch.nn.functional.cross_entropy.
struct CrossEntropy {
    std::span<const Index> targets; // by row
    double smoothing = 0;
    Index count = 1; // divisor of the sum
};
Loss crossEntropy(const Matrix& logits, const CrossEntropy& request);

// Σ (output - target)² / count
Loss squaredError(const Matrix& output, const Matrix& targets, Index count);

} // namespace core::training
