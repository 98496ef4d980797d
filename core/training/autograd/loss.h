#pragma once

#include "core/training/autograd/graph.h"

#include <span>

namespace core::training {

inline constexpr Index ignored = -100; // a target that counts for nothing, as in PyTorch

// A sum of losses, and its slope at what was computed. Divided by how many targets count, also
// those of other shares of the batch.
struct Loss {
    double sum = 0;
    Matrix gradient;
};

Index counted(std::span<const Index> targets); // that are not ignored

// -log softmax(row)[target] of each row; with smoothing s, the target gets 1 - s and all classes
// together s. [Szegedy et al. 2016]
struct CrossEntropy {
    std::span<const Index> targets; // by row
    double smoothing = 0;
    Index count = 1; // what the sum is divided by
};
Loss crossEntropy(const Matrix& logits, const CrossEntropy& wish);

// The squares of what is missing to the targets, divided by `count`.
Loss squaredError(const Matrix& output, const Matrix& targets, Index count);

} // namespace core::training
