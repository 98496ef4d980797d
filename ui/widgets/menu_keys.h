#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMainWindow;
class QMenuBar;

namespace ui {

// The actions of the menus that have keys, in the order of the menus.
QList<QAction*> actionsWithKeys(const QMenuBar& menus);

// The keys of the menus work wherever the focus is. Fields that are edited as text have uses of
// their own for some of them (Ctrl+E goes to the end of the line, Ctrl+Z undoes what was typed):
// this filter of the application gives them back to the menus, but what is typed stays text.
// Undoing always means the document's history, of which each field is a part. The keys work without
// a menu bar, too.
class MenuKeys : public QObject {
    Q_OBJECT

public:
    explicit MenuKeys(QMainWindow& window); // that has its menus

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool belongs(const QWidget& widget) const;

    QMainWindow& m_window;
    QList<QAction*> m_actions;
};

} // namespace ui
