#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace ui {

// Those there are words in: "en", "zh_CN", "zh_TW".
QStringList languages();
// As its own speakers write it: "简体中文".
QString nameOfLanguage(const QString& language);

// The one of them that is meant by "zh", "zh-Hant", "zh_HK", "en_GB.UTF-8"; empty if there is none.
QString languageMeant(const QString& spelling);
// The first of those the user's desktop asks for; English if it asks for none of ours.
QString systemLanguage();

// Speaks a language from now on, plurals and Qt's own words included; what is on screen stays.
void speak(QCoreApplication& application, const QString& language);
QString spokenLanguage();
// What the commands speak unless --language says otherwise: a script gives the same everywhere.
inline QString languageOfCommands()
{
    return QStringLiteral("en");
}

} // namespace ui
