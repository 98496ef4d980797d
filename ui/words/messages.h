#pragma once

#include "core/base/error.h"

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

} // namespace ui
