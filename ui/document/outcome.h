#pragma once

#include "ui/words/messages.h"

#include <optional>

namespace ui {

// The result of a job, or the error that it threw.
template <class Result> struct Outcome {
    std::optional<Result> result;
    std::optional<core::Error> error; // exactly when there is no result
};

// Runs `work` in any thread. Every exception becomes the error.
template <class Work> auto outcomeOf(Work&& work) noexcept -> Outcome<decltype(work())>
{
    try {
        return { work(), {} };
    } catch (...) {
        return { {}, currentError() };
    }
}

} // namespace ui
