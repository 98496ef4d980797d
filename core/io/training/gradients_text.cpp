#include "core/io/training/gradients_text.h"

#include "core/io/training/record_table.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace core {

namespace {

    using training::History;
    using training::Report;

    constexpr const char* stepColumn = "step";
    constexpr const char* softmaxColumn = "softmax_slope";

    bool isNorm(const std::string& column)
    {
        return column != stepColumn && column != softmaxColumn;
    }

    void readLine(const RecordTable& table, std::size_t line, Report& to)
    {
        to.gradientNorms.clear();
        for (const std::string& column : table.columns())
            if (isNorm(column))
                table.read(line, column, to.gradientNorms.emplace_back());
        if (std::ranges::count(table.columns(), softmaxColumn) > 0)
            table.read(line, softmaxColumn, to.softmaxJacobianNorm.emplace());
    }

} // namespace

std::string gradientsText(const History& history, const training::Weights& weights)
{
    History known;
    std::ranges::copy_if(history, std::back_inserter(known),
        [&](const Report& each) { return each.gradientNorms.size() == weights.size(); });
    const bool attends = std::ranges::any_of(
        known, [](const Report& each) { return each.softmaxJacobianNorm.has_value(); });
    std::string text = stepColumn;
    if (attends)
        text += std::string(",") + softmaxColumn;
    for (const training::Weight& each : weights)
        text += "," + each.name;
    text += '\n';
    for (const Report& each : known) {
        text += shortest(each.step);
        if (attends)
            text += "," + shortest(each.softmaxJacobianNorm.value_or(0));
        for (const float norm : each.gradientNorms)
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
