#pragma once

#include <QString>

namespace ui {

// The ini file (QSettings) of settings remembered between starts: the window, the recent files.
QString settingsFile();

} // namespace ui
