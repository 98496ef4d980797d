#pragma once

#include "core/io/text/records.h"
#include "core/training/history.h"

#include <string>
#include <vector>

namespace app {

// Training time in seconds.
struct Pace {
    double each = 0; // per step
    double left = 0; // until the last step
};

// A report as a line for a terminal.
std::string reportLine(
    const core::training::Report& report, core::training::OutputKind outputKind, const Pace& pace);

// A report as a row of CSV: the columns of history.csv.
const std::vector<std::string>& reportColumns();
core::RecordRow reportRow(const core::training::Report& report, const std::string& network);

// A report as one line of JSON; `network` names it if there are several.
std::string reportJson(const core::training::Report& report, const core::training::Weights& weights,
    const std::string& network);

} // namespace app
