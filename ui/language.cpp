#include "ui/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace ui {

QStringList languages()
{
    QStringList ids = QDir(u":/headlight/translations"_s).entryList({ u"headlight_*.qm"_s });
    for (QString& id : ids)
        id = id.section(u'_', 1).chopped(3);
    return ids;
}

void speak(QCoreApplication& application, const QString& language)
{
    auto* words = new QTranslator(&application);
    if (words->load(u":/headlight/translations/headlight_%1.qm"_s.arg(language)))
        QCoreApplication::installTranslator(words);
}

} // namespace ui
