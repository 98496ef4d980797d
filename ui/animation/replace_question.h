#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ui {

// A file dialog confirms one file, but not a series of numbered ones: asks whether they may be
// replaced, and runs `work` if so, or if none exists.
void askToReplace(
    QWidget* parent, const QString& path, int frames, const std::function<void()>& work);

} // namespace ui
