#pragma once

#include "core/base/error.h"
#include "core/model.h"

#include <QString>

namespace ui {

// A message of core in the language of the interface: settings and values have their labels and
// numbers as in the window.
QString words(const core::Message& text);
QString words(const core::Error& error);
// The error as a sentence, and the remark of the parser or the system, in its own language (usually
// empty).
QString sentence(const core::Error& error);
QString remarks(const core::Error& error);

// In a catch block: its exception as an error. Lack of memory and unforeseen failures have messages
// as well.
core::Error currentError() noexcept;

// The message for commands, which name settings by their ids.
QString commandWords(const core::Message& text);

// Sentences on what a model does not know or use of its input; empty if there is nothing to say.
QString inputNotices(const core::Model& model);

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
