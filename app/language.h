#pragma once

#include <QCommandLineOption>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

// --language LANG: the language of the window and of figures.
QCommandLineOption languageOption();

struct ParsedLanguage {
    std::optional<QString> language; // empty: not given
    QString problem; // empty: the language exists
};

// Removes a leading --language LANG from the arguments.
ParsedLanguage parseLanguage(QStringList& arguments);

// Sets the language of the commands, English if empty; returns the error if it does not exist.
QString speakLanguage(const QString& language);
// The requested language; otherwise the one chosen in the View menu; otherwise the desktop's.
QString languageOfWindow(const ParsedLanguage& asked);

} // namespace app
