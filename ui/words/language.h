#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace ui {

// The languages of the interface: "en", "zh_CN", "zh_TW".
QStringList languages();
// A language's own name: "简体中文".
QString nameOfLanguage(const QString& language);

// The language for a spelling such as "zh", "zh-Hant", "zh_HK", "en_GB.UTF-8"; empty if
// unsupported.
QString languageMeant(const QString& spelling);
// The first supported language of the desktop's preferences; otherwise English.
QString systemLanguage();

// Installs the translations of a language, including plurals and Qt's own texts; visible texts stay
// as they are.
void speak(QCoreApplication& application, const QString& language);
QString spokenLanguage();
// The default language of the commands: a script has the same output everywhere. --language
// overrides it.
inline QString languageOfCommands()
{
    return QStringLiteral("en");
}

} // namespace ui
