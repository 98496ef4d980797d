#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace ui {

// Fields that are edited as text keep an undo history of their own and take its keys. Here the keys
// always mean the document's history, of which each field is a part: this filter of the application
// gives them back to the window's menu.
class UndoKeys : public QObject {
    Q_OBJECT

public:
    UndoKeys(QWidget& window, const QList<QAction*>& actions);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    QList<QAction*> m_actions;
};

} // namespace ui
