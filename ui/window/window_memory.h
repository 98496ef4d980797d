#pragma once

#include <QList>
#include <QRect>
#include <QString>

namespace ui {

class MainWindow;

// The window's place and size, its docks, theme and size of text, from one start to the next.
void restoreWindow(MainWindow& window);
void rememberTheme(const MainWindow& window);
// Nothing of a full screen, which is not how the next start begins.
void rememberLayout(const MainWindow& window);
void rememberWindow(const MainWindow& window); // all of it

// The language chosen in the menu; empty as long as none was.
QString rememberedLanguage();
void rememberLanguage(const QString& language);

// The rectangle moved and shrunk so that it lies on one of the screens: the one it is on, or the
// first one if that has been unplugged.
QRect onScreen(QRect wanted, const QList<QRect>& screens);

} // namespace ui
