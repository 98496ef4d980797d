#pragma once

#include "core/training/training.h"

#include <optional>
#include <vector>

namespace core::training {

// State of a training run after some steps.
struct Report {
    long step = 0;
    double loss = 0; // of that step's batch, before the update
    double gradientNorm = 0; // of that step, before clipping
    double learningRate = 0;
    Metrics validation; // on the validation set
    double seconds = 0; // of training, since its start
    std::vector<float> gradientNorms {}; // of each weight, in their order; empty: not known
    // meanSoftmaxJacobianNorm() of evaluation.h; nullopt: no attention, or not known
    std::optional<double> softmaxJacobianNorm {};

    bool operator==(const Report&) const = default;
};
using History = std::vector<Report>; // by step

// Exact matches among the texts of one length.
struct LengthAccuracy {
    long length = 0; // of the source, in tokens
    long texts = 0;
    long correct = 0; // number of exact matches

    bool operator==(const LengthAccuracy&) const = default;
};
using LengthAccuracies = std::vector<LengthAccuracy>; // by length

} // namespace core::training
