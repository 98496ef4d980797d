#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace ui {

class Document;
struct Theme;

// The right part of the status bar: the selected cell, the sizes of the layer on screen and the
// time it took.
class StatusLine : public QObject {
    Q_OBJECT

public:
    StatusLine(Document& document, QStatusBar* bar);

    void setTheme(const Theme& theme);
    enum class Room { ForAll, ForTheCell, ForMessages, None }; // the middle two: one item at a time
    void setRoom(Room room);
    void showPaintTime(double milliseconds);
    [[nodiscard]] QString cell() const { return m_text; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showTrace();
    void showSelection();
    void fit();

    Document& m_document;
    QStatusBar* m_bar;
    QLabel* m_cell;
    QLabel* m_sizes;
    QLabel* m_paint;
    QString m_text; // the whole text of the cell
    Room m_room = Room::ForAll;
};

} // namespace ui
