#include "app/language.h"

#include "app/console.h"
#include "ui/window/window_memory.h"
#include "ui/words/language.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace app {

namespace {

    QString problemOf(const QString& language)
    {
        if (!ui::languageMeant(language).isEmpty())
            return {};
        return u"Unknown language \"%1\"; available: %2."_s.arg(
            QString::fromStdString(harmless(language.toStdString())), ui::languages().join(u", "));
    }

} // namespace

QCommandLineOption languageOption()
{
    return { u"language"_s,
        u"Language of the text in figures: %1. Default: %2, regardless of the desktop language."_s
            .arg(ui::languages().join(u", "), ui::languageOfCommands()),
        u"LANG"_s };
}

ParsedLanguage parseLanguage(QStringList& arguments)
{
    const QString name = u"--language"_s;
    if (arguments.isEmpty() || arguments.first().section(u'=', 0, 0) != name)
        return {};
    QString language = arguments.takeFirst();
    if (language.contains(u'='))
        language = language.section(u'=', 1);
    else if (arguments.isEmpty())
        return { {}, u"Missing value after '--language'."_s };
    else
        language = arguments.takeFirst();
    return { language, problemOf(language) };
}

QString speakLanguage(const QString& language)
{
    const QString wanted = language.isEmpty() ? ui::languageOfCommands() : language;
    QString problem = problemOf(wanted);
    if (problem.isEmpty())
        ui::speak(*QCoreApplication::instance(), ui::languageMeant(wanted));
    return problem;
}

QString languageOfWindow(const ParsedLanguage& asked)
{
    if (asked.language)
        return ui::languageMeant(*asked.language);
    const QString chosen = ui::languageMeant(ui::rememberedLanguage());
    return chosen.isEmpty() ? ui::systemLanguage() : chosen;
}

} // namespace app
