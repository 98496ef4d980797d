#pragma once

#include "core/io/store/model_store.h"

#include <QString>

namespace app {

class Application;

// Whether a window can be shown here. Without a display Qt would abort the program.
bool hasDisplay();

// The graphical program, until its window is closed. `file`: what to open, or nothing. `files`:
// those that the program has read.
int runWindow(Application& application, const QString& file, const QString& language,
    const core::SharedStore& files);

} // namespace app
