#pragma once

#include "app/command.h"

namespace app {

// The values that an option of a command takes, or its argument if `option` is empty; for
// completion. Empty for texts, numbers and files.
QStringList valuesOf(const Command& command, const QString& option);

} // namespace app
