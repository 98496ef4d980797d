#pragma once

#include "core/learning/history.h"

#include <string>

namespace app {

// Seconds that learning takes.
struct Pace {
    double each = 0; // of a step
    double left = 0; // of all that are to come
};

// A report as a line for a terminal.
std::string reportLine(
    const core::learning::Report& report, core::learning::Answer answer, const Pace& pace);

// A report as one line of JSON; `network` where there are several.
std::string reportJson(const core::learning::Report& report, const core::learning::Weights& weights,
    const std::string& network);

} // namespace app
