#pragma once

#include <QString>

namespace ui {

// Where the program keeps what it remembers from one start to the next: the window, the recent
// files. An ini file for QSettings.
QString settingsFile();

} // namespace ui
