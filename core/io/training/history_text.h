#pragma once

#include "core/training/history.h"

#include <string>
#include <string_view>

namespace core {

// A line for each report below one of names, numbers in their shortest exact form.
std::string historyText(const training::History& history);

// Columns that are not known are left out. Errors: those of cutCells, "history_form".
training::History readHistory(std::string_view text);

// The same of how many texts of each length are answered right.
std::string lengthsText(const training::LengthAccuracies& accuracies);
training::LengthAccuracies readLengths(std::string_view text);

} // namespace core
