#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMainWindow;
class QMenuBar;

namespace ui {

// The menus' actions with shortcuts, in menu order.
QList<QAction*> actionsWithKeys(const QMenuBar& menus);

// Makes the menus' shortcuts work wherever the focus is. Text fields use some of them for
// themselves (Ctrl+E moves to the end of the line, Ctrl+Z undoes typing): this event filter returns
// these to the menus, but typed characters stay text. Undo always means the document's history,
// which includes each field. The shortcuts also work without a menu bar.
class MenuKeys : public QObject {
    Q_OBJECT

public:
    explicit MenuKeys(QMainWindow& window); // the window with the menus

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool belongs(const QWidget& widget) const;

    QMainWindow& m_window;
    QList<QAction*> m_actions;
};

} // namespace ui
