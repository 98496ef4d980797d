#pragma once

#include "ui/document/background_task.h"

#include <QObject>
#include <QStringList>

class QMenu;

namespace ui {

// The sessions opened or saved last, newest first, and their menu. Whether they still exist is
// asked while the menu is open already: a network folder may take its time.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    explicit RecentFiles(QMenu* menu);

    [[nodiscard]] static QStringList paths();
    static void add(const QString& path);
    static void clear();

signals:
    void chosen(const QString& path);

private:
    void fill();
    void markMissing(const QStringList& missing);

    QMenu* m_menu;
    BackgroundTask<QStringList> m_missing;
};

} // namespace ui
