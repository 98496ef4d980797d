#include "app/language.h"

#include "app/console.h"
#include "ui/language.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace app {

namespace {

    QString problemOf(const QString& language)
    {
        const QStringList all = ui::languages();
        if (all.contains(language))
            return {};
        return u"There is no language \"%1\"; there are: %2."_s.arg(
            QString::fromStdString(harmless(language.toStdString())), all.join(u", "));
    }

} // namespace

QCommandLineOption languageOption()
{
    return { u"language"_s,
        u"The language of words in figures: %1. Default: en."_s.arg(ui::languages().join(u", ")),
        u"LANG"_s };
}

AskedLanguage takeLanguage(QStringList& arguments)
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
    QString problem = problemOf(language);
    if (problem.isEmpty())
        ui::speak(*QCoreApplication::instance(), language);
    return problem;
}

} // namespace app
