#include "ui/figure/axis_labels.h"

#include "core/base/error.h"
#include "core/io/text/cells.h"

namespace ui {

namespace {

    std::string cellOf(const std::string& label)
    {
        if (label.find_first_of(",\"") == std::string::npos)
            return label;
        std::string cell = "\"";
        for (const char c : label)
            cell += c == '"' ? std::string("\"\"") : std::string(1, c);
        return cell + '"';
    }

} // namespace

std::string axisLabelsText(const AxisLabels& labels)
{
    return labels == AxisLabels {} ? std::string()
                                   : cellOf(labels.rows) + "," + cellOf(labels.columns);
}

AxisLabels readAxisLabels(std::string_view text)
{
    if (text.empty())
        return {};
    const core::Cells cells = core::cutCells(text, ',');
    if (cells.rowCount() != 1 || cells.width(0) != 2)
        throw core::Error("bad_value",
            core::message(
                "axis labels: expected two texts separated by a comma, as in queries,keys, "
                "found \"%1\"",
                text));
    return { cells.label(cells.at(0, 0)), cells.label(cells.at(0, 1)) };
}

} // namespace ui
