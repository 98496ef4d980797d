#pragma once

#include "core/training/history.h"

#include <optional>
#include <span>

namespace core::training {

// Number of texts of each length whose output is right as a whole. The texts: 512 of the validation
// split at the spec's level, and those of 512 at the next level that are longer than every training
// text; of a custom data set the whole validation set. Empty for curves.
LengthAccuracies accuracyByLength(const Training& training, const ThreadPool& threadPool);

// Mean over all attentions and rows of ‖diag(a) - aaᵀ‖_F, the norm of the softmax Jacobian: 0 for
// one-hot rows. Rows without weights do not count; an even sample of the examples is evaluated.
// nullopt without attention.
std::optional<double> meanSoftmaxJacobianNorm(
    const Predictor& predictor, std::span<const Example> examples, const ThreadPool& threadPool);

// Best token accuracy without context: every token gets the label that it has most often in these
// examples. 1 where the output is not a label for each token.
double accuracyWithoutContext(const Task& task, std::span<const Example> questions);

} // namespace core::training
