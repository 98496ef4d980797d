#pragma once

#include "core/training/history.h"

#include <string>
#include <string_view>

namespace core {

// What a history knows of gradients: a line for each report that knows it, with the norm of each
// weight's part in a column of the weight's name, and "softmax_slope" where the network attends.
std::string gradientsText(const training::History& history, const training::Weights& weights);

// Adds it to the reports of the same steps, weights in the order of their columns. Errors: those of
// cutCells, "history_form".
void readGradients(std::string_view text, training::History& history);

} // namespace core
