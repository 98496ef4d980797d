#pragma once

#include "core/base/error.h"
#include "ui/words/messages.h"

#include <QString>

namespace ui {

// An error for the user.
struct Problem {
    QString text; // empty: no error
    QString details = {}; // message of the system; may be empty

    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
};

inline Problem problemFrom(const core::Error& error)
{
    return { words(error), remarks(error) };
}

// Runs `work`, in any thread, and returns its error.
template <class Work> Problem problemOf(Work&& work) noexcept
{
    try {
        work();
    } catch (...) {
        return problemFrom(currentError());
    }
    return {};
}

} // namespace ui
