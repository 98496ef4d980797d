#include "core/io/learning/history_text.h"

#include "core/io/learning/record_table.h"

#include <algorithm>

namespace core {

namespace {

    using learning::History;
    using learning::LengthMark;
    using learning::LengthMarks;
    using learning::Report;

    // The one list of what a report holds, by the names of its columns.
    constexpr auto reportColumns = [](auto& report, auto&& f) {
        f("step", report.step);
        f("loss", report.loss);
        f("gradient_norm", report.slope);
        f("rate", report.rate);
        f("held_out_loss", report.heldOut.loss);
        f("exact", report.heldOut.exact);
        f("symbols", report.heldOut.symbols);
        f("seconds", report.seconds);
    };
    constexpr auto lengthColumns = [](auto& mark, auto&& f) {
        f("length", mark.length);
        f("texts", mark.texts);
        f("right", mark.right);
    };

} // namespace

std::string historyText(const History& history)
{
    return textOf(history, reportColumns);
}

History readHistory(std::string_view text)
{
    History history = recordsIn<Report>(text, reportColumns);
    std::ranges::stable_sort(history, {}, &Report::step);
    return history;
}

std::string lengthsText(const LengthMarks& marks)
{
    return textOf(marks, lengthColumns);
}

LengthMarks readLengths(std::string_view text)
{
    LengthMarks marks = recordsIn<LengthMark>(text, lengthColumns);
    std::ranges::stable_sort(marks, {}, &LengthMark::length);
    return marks;
}

} // namespace core
