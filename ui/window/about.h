#pragma once

#include <QString>

class QWidget;

namespace ui {

QString aboutTitle();
void showAbout(QWidget* parent); // what the program is, and what it is built with

} // namespace ui
