#pragma once

#include "core/base/error.h"

#include <QCommandLineParser>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace app {

// SESSION of the command line: a file, the name of a built-in lesson, or - for standard input; a
// session saved by Headlight or a figure that contains one.
struct InputSession {
    std::string name; // in messages
    QString folder; // file names in the session are relative to it
    std::string json;

    // Parses the text. Errors carry the session's name and the byte offset.
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

// Empty without SESSION. Errors: those of readFile, readInput and ui::sessionText.
std::optional<InputSession> inputSession(const QCommandLineParser& parser);

// Reports unknown fields of a session on standard error.
void warnUnknown(const std::vector<std::string>& paths);

// The text of --text; - is standard input without trailing line breaks; empty without --text.
// Errors: those of readInput, "text_too_long", "text_not_utf8".
std::optional<std::string> inputText(const QCommandLineParser& parser);

// True if SESSION and --text both name standard input, which can be read only once.
bool readsInputTwice(const QCommandLineParser& parser);

QCommandLineOption textOption();
QCommandLineOption pairOption(); // --pair
QList<QCommandLineOption> textOptions(); // both

} // namespace app
