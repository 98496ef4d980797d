#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QString>
#include <QTimer>

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

// Saves the window's state as it changes, so that a crash loses nothing: theme and text size at
// once, position and panels after a pause.
class WindowWatch : public QObject {
    Q_OBJECT

public:
    explicit WindowWatch(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTimer m_rest;
};

} // namespace ui
