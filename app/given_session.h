#pragma once

#include "core/base/error.h"

#include <QCommandLineParser>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace app {

// SESSION of the command line: a file, the name of a lesson that comes with the program, or - for
// standard input; a session saved by Headlight or a figure that carries one.
struct GivenSession {
    std::string name; // in messages
    QString folder; // names of files in it are relative to it
    std::string json;

    // Understands the text. Errors are told with the session's name, and the byte.
    template <class Read> [[nodiscard]] auto understood(Read&& read) const
    {
        try {
            return read(json);
        } catch (const core::Error& error) {
            throw placed(error);
        }
    }
    [[nodiscard]] core::Error placed(const core::Error& error) const;
};

// Nothing if none is named. Errors: those of readFile, readInput and ui::sessionText.
std::optional<GivenSession> givenSession(const QCommandLineParser& parser);

// What a session holds and nobody knows is told on standard error.
void tellUnknown(const std::vector<std::string>& paths);

// The sentence of --text, where - is standard input without the line breaks at its end; nothing if
// there is none. Errors: those of readInput, "text_too_long", "text_not_utf8".
std::optional<std::string> givenText(const QCommandLineParser& parser);

// Both would read standard input, which can be read once.
bool readsInputTwice(const QCommandLineParser& parser);

QCommandLineOption textOption();

} // namespace app
