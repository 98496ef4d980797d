#include "ui/language.h"

#include <QCoreApplication>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace ui {

void speak(QCoreApplication& application, const QString& language)
{
    auto* words = new QTranslator(&application);
    if (words->load(u":/headlight/translations/headlight_%1.qm"_s.arg(language)))
        QCoreApplication::installTranslator(words);
}

} // namespace ui
