#pragma once

#include "core/training/history.h"

#include <optional>
#include <span>

namespace core::training {

// How many texts of each length are answered right: 512 of the course's kind, and those of 512 of
// the higher level that are longer than all it learns from; of given examples those that are held
// out; none where there is no text.
LengthAccuracies accuracyByLength(const Training& training, const ThreadPool& threadPool);

// How far from one-hot its attention is while it answers: the mean of jacobianNorm() over the rows
// that are not empty, of all its attentions, for some of these texts. Nothing where it has none.
std::optional<double> meanSoftmaxJacobianNorm(
    const Predictor& predictor, std::span<const Example> examples, const ThreadPool& threadPool);

// The largest share of labels that can be right where each token is told by itself, whoever tells
// it: so often has each the label that it has most often. Of other answers: 1.
double unigramBaselineAccuracy(const Task& task, std::span<const Example> questions);

} // namespace core::training
