#pragma once

#include <string>
#include <string_view>

namespace ui {

// The axis titles of a figure.
struct AxisLabels {
    std::string rows, columns; // empty: none

    bool operator==(const AxisLabels&) const = default;
};

// "queries,keys": two cells of a CSV row, quoted where they contain a comma; "": none.
// Error "bad_value".
std::string axisLabelsText(const AxisLabels& labels);
AxisLabels readAxisLabels(std::string_view text);

} // namespace ui
