#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ui {

// Patterns that name several files: "figure-{head}.pdf".

// "figure.pdf" with a placeholder before its ending; unchanged if it contains the placeholder.
QString withMark(const QString& path, const QString& mark);

// Asks whether existing files may be replaced. Proceeds without a question if none exists.
void whenReplaceable(
    QWidget* window, const QStringList& files, const std::function<void()>& proceed);

} // namespace ui
