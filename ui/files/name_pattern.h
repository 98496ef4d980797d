#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ui {

// Names that stand for several files: "figure-{head}.pdf".

// "figure.pdf" with a mark before its ending; as it is if the mark is in it.
QString withMark(const QString& path, const QString& mark);

// Asks whether those of the files that are there already may be replaced. No question if none is.
void whenReplaceable(
    QWidget* window, const QStringList& files, const std::function<void()>& proceed);

} // namespace ui
