#include "core/io/learning/history_text.h"

#include "core/base/error.h"
#include "core/io/text/cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace core {

namespace {

    using learning::History;
    using learning::Report;

    // The one list of what a report holds, by the names of its columns.
    void columns(auto& report, auto&& f)
    {
        f("step", report.step);
        f("loss", report.loss);
        f("gradient_norm", report.slope);
        f("rate", report.rate);
        f("held_out_loss", report.heldOut.loss);
        f("exact", report.heldOut.exact);
        f("symbols", report.heldOut.symbols);
        f("seconds", report.seconds);
    }

    template <class T> std::string shortest(T number)
    {
        std::array<char, 32> text {};
        return { text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr };
    }

    template <class T> void read(T& number, std::string_view text, std::size_t line)
    {
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem != std::errc() || end != text.data() + text.size()
            || !std::isfinite(static_cast<double>(number)))
            throw Error("history_form",
                phrase("line %1 of the network's history holds \"%2\", which is no number",
                    static_cast<std::int64_t>(line), std::string(text)));
    }

    std::optional<std::size_t> columnNamed(const Cells& cells, std::string_view name)
    {
        for (std::size_t i = 0; i < cells.width(0); ++i)
            if (cells.raw(cells.at(0, i)) == name)
                return i;
        return std::nullopt;
    }

} // namespace

std::string historyText(const History& history)
{
    std::string text;
    const auto add = [&text](const std::string& cell) {
        text += (text.empty() || text.back() == '\n' ? "" : ",") + cell;
    };
    const Report none;
    columns(none, [&](const char* name, const auto&) { add(name); });
    text += '\n';
    for (const Report& each : history) {
        columns(each, [&](const char*, const auto& number) { add(shortest(number)); });
        text += '\n';
    }
    return text;
}

History readHistory(std::string_view text)
{
    const Cells cells = cutCells(text);
    History history;
    for (std::size_t row = 1; row < cells.rowCount(); ++row) {
        Report report;
        columns(report, [&](std::string_view name, auto& number) {
            const auto column = columnNamed(cells, name);
            if (column && *column < cells.width(row))
                read(number, cells.raw(cells.at(row, *column)), row + 1);
        });
        history.push_back(report);
    }
    std::ranges::stable_sort(history, {}, &Report::step);
    return history;
}

} // namespace core
