#pragma once

#include "ui/document/background_task.h"

#include <QObject>
#include <QStringList>

class QMenu;

namespace ui {

// The recently opened or saved sessions, newest first, and their menu. The menu opens before
// missing files are looked for: a network folder may respond slowly.
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
