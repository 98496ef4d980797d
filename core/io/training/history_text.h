#pragma once

#include "core/training/history.h"

#include <string>
#include <string_view>

namespace core {

// A history as CSV: a header, then a line for each report; numbers in their shortest exact form.
std::string historyText(const training::History& history);

// Unknown columns are ignored. Errors: those of cutCells, "history_form".
training::History readHistory(std::string_view text);

// The same for the accuracy by text length.
std::string lengthsText(const training::LengthAccuracies& accuracies);
training::LengthAccuracies readLengths(std::string_view text);

// Gradient norms of a history as CSV: a line for each report that has them, a column for each
// weight, and "softmax_slope" (softmaxJacobianNorm) where the network has attention.
std::string gradientsText(const training::History& history, const training::Weights& weights);

// Adds the norms to the reports of the same steps, weights in the order of their columns. Errors:
// those of cutCells, "history_form".
void readGradients(std::string_view text, training::History& history);

} // namespace core
