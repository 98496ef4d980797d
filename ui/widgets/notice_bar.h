#pragma once

#include "ui/drawing/theme.h"

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QMainWindow;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace ui {

class NoticeRow;

struct NoticeAction {
    QString text;
    std::function<void()> run; // the notice is closed first
};

// A message that waits for the user without blocking: an offer, or a problem that can be solved.
struct Notice {
    QString id; // a new notice replaces one with the same id
    QString text;
    bool problem = false; // in the colour of warnings
    std::vector<NoticeAction> actions;
    std::function<void()> closed = {}; // called when closed without an action
    QString details = {}; // shown on demand
};

// The notices, one below the other, over a corner of the window: they appear by themselves, so
// nothing under the pointer may move for them. They cover the view only where no side panel is
// open. They scroll when space is scarce.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QMainWindow* window);

    [[nodiscard]] QSize sizeHint() const override;
    void setTheme(const Theme& theme);
    void add(const Notice& notice);
    void remove(const QString& id);
    [[nodiscard]] const std::vector<NoticeRow*>& rows() const { return m_rows; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void drop(NoticeRow* row);
    void chooseCorner();
    void place();
    [[nodiscard]] int heightIn(int width) const;
    [[nodiscard]] QRect placeIn(Qt::Corner corner) const;
    [[nodiscard]] QRect panelIn(Qt::Corner corner) const; // null: none is open there

    QMainWindow* m_window;
    Qt::Corner m_corner = Qt::BottomRightCorner; // while there are notices
    QWidget* m_column;
    QVBoxLayout* m_layout; // of m_column
    QScrollArea* m_area;
    Theme m_theme;
    std::vector<NoticeRow*> m_rows;
};

// One notice: a coloured stripe, the text, its actions, and a close button (Esc).
class NoticeRow : public QFrame {
    Q_OBJECT

public:
    NoticeRow(Notice notice, QWidget* parent);

    void setTheme(const Theme& theme);
    [[nodiscard]] const Notice& notice() const { return m_notice; }

signals:
    void done(); // to be removed

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addButtons();
    void dismiss();
    void arrange();

    Notice m_notice;
    QLabel* m_text;
    QLabel* m_details;
    QToolButton* m_cross;
    QWidget* m_buttons;
    QBoxLayout* m_layout;
};

} // namespace ui
