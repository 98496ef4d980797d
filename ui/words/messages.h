#pragma once

#include "core/base/error.h"

#include <QString>

#include <exception>

namespace ui {

// A message of core in the language of the interface: settings and values have their labels and
// numbers as in the window.
QString words(const core::Message& text);
QString words(const core::Error& error);
// The error as a sentence, and the remark of the parser or the system, in its own language (usually
// empty).
QString sentence(const core::Error& error);
QString remarks(const core::Error& error);

// Unforeseen failures as errors.
core::Error lackOfMemory();
core::Error unexpected(const std::exception& error);

// The message for commands, which name settings by their ids.
QString commandWords(const core::Message& text);

} // namespace ui
