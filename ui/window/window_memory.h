#pragma once

#include <QList>
#include <QRect>
#include <QString>

namespace ui {

class MainWindow;

// Save and restore the window's position and size, its docks, theme and text size between starts.
void restoreWindow(MainWindow& window);
void rememberTheme(const MainWindow& window);
// Skips a full-screen window, because the next start does not begin in full screen.
void rememberLayout(const MainWindow& window);
void rememberWindow(const MainWindow& window); // everything

// The language chosen in the menu; empty without a choice.
QString rememberedLanguage();
void rememberLanguage(const QString& language);

// The rectangle, moved and shrunk to lie on one of the screens: its own, or the first one if its
// own has been unplugged.
QRect onScreen(QRect wanted, const QList<QRect>& screens);

} // namespace ui
