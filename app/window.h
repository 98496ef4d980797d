#pragma once

#include "core/io/store/model_store.h"

#include <QString>

namespace app {

class Application;

// Whether a window can be shown here. Without a display Qt would abort the program.
bool hasDisplay();

// What the window begins with.
struct WindowStart {
    QString file; // or the folder of a model, or the name of one that ships; empty: as it was
                  // left, or as it is first
    bool presents = false; // what it opens, on the whole screen
};

// The graphical program, until its window is closed. `files`: those that the program has read.
int runWindow(Application& application, const WindowStart& start, const QString& language,
    const core::SharedStore& files);

} // namespace app
