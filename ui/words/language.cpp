#include "ui/words/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    void install(QCoreApplication& application, const QString& file, const QString& folder)
    {
        for (auto* old : application.findChildren<QTranslator*>(file.section(u'_', 0, 0)))
            delete old; // its destructor removes it from the application
        auto* words = new QTranslator(&application);
        words->setObjectName(file.section(u'_', 0, 0));
        if (words->load(file, folder))
            QCoreApplication::installTranslator(words);
    }

} // namespace

QStringList languages()
{
    QStringList ids = QDir(u":/headlight/translations"_s).entryList({ u"headlight_*.qm"_s });
    for (QString& id : ids)
        id = id.section(u'_', 1).chopped(3);
    return ids;
}

QString nameOfLanguage(const QString& language)
{
    if (language == u"zh_CN")
        return u"简体中文"_s;
    return language == u"zh_TW" ? u"繁體中文"_s : u"English"_s;
}

QString languageMeant(const QString& spelling)
{
    static const QRegularExpression form(
        u"^(?<language>en|zh)([-_](?<script>hans|hant))?([-_](?<region>[a-z]{2}))?([.@].*)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(spelling);
    if (!match.hasMatch())
        return {};
    if (match.captured(u"language"_s).toLower() == u"en")
        return u"en"_s;
    const QString script = match.captured(u"script"_s).toLower();
    const bool traditionalRegion
        = QStringList { u"tw"_s, u"hk"_s, u"mo"_s }.contains(match.captured(u"region"_s).toLower());
    const bool traditional = script.isEmpty() ? traditionalRegion : script == u"hant";
    return traditional ? u"zh_TW"_s : u"zh_CN"_s;
}

QString systemLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (QString language = languageMeant(wanted); !language.isEmpty())
            return language;
    return u"en"_s;
}

void speak(QCoreApplication& application, const QString& language)
{
    install(
        application, u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, u"headlight_"_s + language, u":/headlight/translations"_s);
}

QString spokenLanguage()
{
    //: The id of the language of this catalogue: zh_CN, zh_TW.
    return QCoreApplication::translate("Language", "en");
}

} // namespace ui
