#include "ui/files/remembered.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace ui {

QString rememberedFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + u"/headlight/headlight.ini"_s;
}

} // namespace ui
