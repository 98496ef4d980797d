#pragma once

#include "core/base/error.h"
#include "ui/words/messages.h"

#include <QString>

#include <new>

namespace ui {

// What went wrong, for the user.
struct Problem {
    QString text; // empty: nothing did
    QString details = {}; // in the words of the system; may be empty

    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
};

inline Problem problemFrom(const core::Error& error)
{
    return { words(error), remarks(error) };
}

// Does the work, in whatever thread, and tells what went wrong.
template <class Work> Problem problemOf(Work&& work) noexcept
{
    try {
        work();
    } catch (const core::Error& error) {
        return problemFrom(error);
    } catch (const std::bad_alloc&) {
        return problemFrom(lackOfMemory());
    }
    return {};
}

} // namespace ui
