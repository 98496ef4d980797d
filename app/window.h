#pragma once

#include "core/io/store/model_store.h"

#include <QString>

namespace app {

class Application;

// True if a window can be shown. Without a display Qt would abort the program.
bool hasDisplay();

// The window's start.
struct WindowStart {
    QString file; // or a model folder, or the name of a bundled model; empty: the last
                  // session, or the first one
    bool presents = false; // full screen
};

// Runs the window until it is closed. `files`: the cache of files read.
int runWindow(Application& application, const WindowStart& start, const QString& language,
    const core::SharedStore& files);

} // namespace app
