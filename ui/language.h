#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace ui {

// Those there are words in: "en", ….
QStringList languages();

// Loads the words of the interface in a language ("en", …), plurals included.
void speak(QCoreApplication& application, const QString& language);

} // namespace ui
