#pragma once

#include "core/base/error.h"

#include <QString>

#include <exception>

namespace ui {

// What core says about bad input, in the language of the interface: settings and their values by
// the words they have in the window, numbers as they stand there.
QString words(const core::Message& phrase);
QString words(const core::Error& error);
// The same as a sentence of its own, and what the parser or the system has to say to it (mostly
// nothing), in its language.
QString sentence(const core::Error& error);
QString remarks(const core::Error& error);

// What nobody can foresee, as errors of their own.
core::Error lackOfMemory();
core::Error unexpected(const std::exception& error);

// In the same language for commands, which know settings by their ids.
QString commandWords(const core::Message& phrase);

} // namespace ui
