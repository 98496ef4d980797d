#include "core/io/training/history_text.h"

#include "core/base/error.h"
#include "core/io/text/cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace core {

namespace {

    using training::History;
    using training::LengthAccuracies;
    using training::LengthAccuracy;
    using training::Report;

    template <class T> void readNumber(T& number, std::string_view text, std::size_t line)
    {
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem != std::errc() || end != text.data() + text.size()
            || !std::isfinite(static_cast<double>(number)))
            throw Error("history_form",
                message("line %1 of the training history contains \"%2\", which is not a number",
                    static_cast<std::int64_t>(line), std::string(text)));
    }

    // Records of numbers as CSV: a header, then a line for each record, numbers in their shortest
    // exact form. columns(record, f) calls f(name, number) for each number.
    class RecordTable {
    public:
        // Errors: those of cutCells, "history_form".
        explicit RecordTable(std::string_view text);

        [[nodiscard]] std::size_t size() const { return lines.size(); }
        // `number` stays unchanged where the cell is missing.
        template <class T> void read(std::size_t line, std::string_view column, T& number) const
        {
            if (const std::string* text = cell(line, column))
                readNumber(number, *text, line + 2);
        }
        [[nodiscard]] const std::vector<std::string>& columns() const { return names; }

    private:
        [[nodiscard]] const std::string* cell(std::size_t line, std::string_view column) const;

        std::vector<std::string> names;
        std::vector<std::vector<std::string>> lines;
    };

    template <class T> std::string shortest(T number)
    {
        std::array<char, 32> text {};
        return { text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr };
    }

    template <class Record> std::string tableOf(const std::vector<Record>& records, auto&& columns)
    {
        std::string text;
        const auto add = [&text](const std::string& cell) {
            text += (text.empty() || text.back() == '\n' ? "" : ",") + cell;
        };
        const Record none {};
        columns(none, [&](const char* name, const auto&) { add(name); });
        text += '\n';
        for (const Record& each : records) {
            columns(each, [&](const char*, const auto& number) { add(shortest(number)); });
            text += '\n';
        }
        return text;
    }

    template <class Record> std::vector<Record> recordsIn(std::string_view text, auto&& columns)
    {
        const RecordTable table(text);
        std::vector<Record> records(table.size());
        for (std::size_t i = 0; i < records.size(); ++i)
            columns(records[i],
                [&](std::string_view name, auto& number) { table.read(i, name, number); });
        return records;
    }

    RecordTable::RecordTable(std::string_view text)
    {
        const Cells cells = cutCells(text);
        for (std::size_t row = 0; row < cells.rowCount(); ++row) {
            std::vector<std::string>& to = row == 0 ? names : lines.emplace_back();
            for (std::size_t i = 0; i < cells.width(row); ++i)
                to.emplace_back(cells.raw(cells.at(row, i)));
        }
    }

    const std::string* RecordTable::cell(std::size_t line, std::string_view column) const
    {
        const auto at = static_cast<std::size_t>(std::ranges::find(names, column) - names.begin());
        return at < std::min(names.size(), lines[line].size()) ? &lines[line][at] : nullptr;
    }

    // Columns of a report, for reading and writing.
    constexpr auto reportColumns = [](auto& report, auto&& f) {
        f("step", report.step);
        f("loss", report.loss);
        f("gradient_norm", report.gradientNorm);
        f("rate", report.learningRate);
        f("held_out_loss", report.validation.loss);
        f("exact", report.validation.sequenceAccuracy);
        f("symbols", report.validation.tokenAccuracy);
        f("seconds", report.seconds);
    };
    constexpr auto lengthColumns = [](auto& mark, auto&& f) {
        f("length", mark.length);
        f("texts", mark.texts);
        f("right", mark.correct);
    };

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

std::string historyText(const History& history)
{
    return tableOf(history, reportColumns);
}

History readHistory(std::string_view text)
{
    History history = recordsIn<Report>(text, reportColumns);
    std::ranges::stable_sort(history, {}, &Report::step);
    return history;
}

std::string lengthsText(const LengthAccuracies& accuracies)
{
    return tableOf(accuracies, lengthColumns);
}

LengthAccuracies readLengths(std::string_view text)
{
    LengthAccuracies accuracies = recordsIn<LengthAccuracy>(text, lengthColumns);
    std::ranges::stable_sort(accuracies, {}, &LengthAccuracy::length);
    return accuracies;
}

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
