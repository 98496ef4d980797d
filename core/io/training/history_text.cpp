#include "core/io/training/history_text.h"

#include "core/io/training/record_table.h"

#include <algorithm>

namespace core {

namespace {

    using training::History;
    using training::LengthAccuracies;
    using training::LengthAccuracy;
    using training::Report;

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

std::string lengthsText(const LengthAccuracies& accuracies)
{
    return textOf(accuracies, lengthColumns);
}

LengthAccuracies readLengths(std::string_view text)
{
    LengthAccuracies accuracies = recordsIn<LengthAccuracy>(text, lengthColumns);
    std::ranges::stable_sort(accuracies, {}, &LengthAccuracy::length);
    return accuracies;
}

} // namespace core
