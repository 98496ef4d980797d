#pragma once

#include <QCommandLineOption>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

// --language LANG: of the window's words and of those in figures.
QCommandLineOption languageOption();

struct AskedLanguage {
    std::optional<QString> language; // nothing: not asked for
    QString problem; // empty: there is such a language
};

// Takes --language LANG, if the arguments begin with it, out of them.
AskedLanguage takeLanguage(QStringList& arguments);

// Commands speak it from now on, English if it is empty; what is wrong, if there is no such
// language.
QString speakLanguage(const QString& language);
// The window speaks what is asked for; otherwise what was chosen in its menu before; at the first
// start the language of the desktop.
QString languageOfWindow(const AskedLanguage& asked);

} // namespace app
