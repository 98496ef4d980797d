#include "core/io/learning/gradients_text.h"

#include "core/io/learning/record_table.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace core {

namespace {

    using learning::History;
    using learning::Report;

    constexpr const char* stepColumn = "step";
    constexpr const char* softmaxColumn = "softmax_slope";

    bool isNorm(const std::string& column)
    {
        return column != stepColumn && column != softmaxColumn;
    }

    void readLine(const RecordTable& table, std::size_t line, Report& to)
    {
        to.slopes.clear();
        for (const std::string& column : table.columns())
            if (isNorm(column))
                table.read(line, column, to.slopes.emplace_back());
        if (std::ranges::count(table.columns(), softmaxColumn) > 0)
            table.read(line, softmaxColumn, to.softmaxSlope.emplace());
    }

} // namespace

std::string gradientsText(const History& history, const learning::Weights& weights)
{
    History known;
    std::ranges::copy_if(history, std::back_inserter(known),
        [&](const Report& each) { return each.slopes.size() == weights.size(); });
    const bool attends = std::ranges::any_of(
        known, [](const Report& each) { return each.softmaxSlope.has_value(); });
    std::string text = stepColumn;
    if (attends)
        text += std::string(",") + softmaxColumn;
    for (const learning::Weight& each : weights)
        text += "," + each.name;
    text += '\n';
    for (const Report& each : known) {
        text += shortest(each.step);
        if (attends)
            text += "," + shortest(each.softmaxSlope.value_or(0));
        for (const float norm : each.slopes)
            text += "," + shortest(norm);
        text += '\n';
    }
    return text;
}

void readGradients(std::string_view text, History& history)
{
    const RecordTable table(text);
    for (std::size_t line = 0; line < table.size(); ++line) {
        long step = -1;
        table.read(line, stepColumn, step);
        const auto report = std::ranges::find(history, step, &Report::step);
        if (report != history.end())
            readLine(table, line, *report);
    }
}

} // namespace core
