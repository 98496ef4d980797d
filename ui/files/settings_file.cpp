#include "ui/files/settings_file.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace ui {

QString settingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + u"/headlight/headlight.ini"_s;
}

} // namespace ui
