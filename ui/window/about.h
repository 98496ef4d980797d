#pragma once

#include <QString>

class QWidget;

namespace ui {

QString aboutTitle();
void showAbout(QWidget* parent); // describes the program and the libraries it uses

} // namespace ui
