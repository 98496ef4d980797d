#pragma once

#include <QString>

class QCoreApplication;

namespace ui {

// Loads the words of the interface in a language ("en", …), plurals included.
void speak(QCoreApplication& application, const QString& language);

} // namespace ui
