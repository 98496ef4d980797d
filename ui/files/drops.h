#pragma once

#include <QObject>
#include <QUrl>

class QDropEvent;
class QMimeData;
class QWidget;

namespace ui {

// Handles files dropped anywhere on a window and its docks, also on fields that would take them as
// text, and texts dropped anywhere but on a field.
class Drops : public QObject {
    Q_OBJECT

public:
    explicit Drops(QWidget& window);

signals:
    void file(const QString& path);
    void text(const QString& text);
    void refused(const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool ours(const QWidget* widget) const;
    void take(const QMimeData& data);

    QWidget& m_window;
};

} // namespace ui
