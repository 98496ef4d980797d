#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ui {

// A file dialog has asked for one file, but not for those that are numbered: asks whether they may
// be replaced, and does the work if so, or if there are none.
void askToReplace(
    QWidget* parent, const QString& path, int frames, const std::function<void()>& work);

} // namespace ui
