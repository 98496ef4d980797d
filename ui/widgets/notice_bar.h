#pragma once

#include "ui/drawing/theme.h"

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QMainWindow;
class QScrollArea;
class QVBoxLayout;

namespace ui {

struct NoticeAction {
    QString text;
    std::function<void()> run; // the notice is closed first
};

// Something to tell that waits for the user without stopping him: an offer, or a problem that can
// be answered.
struct Notice {
    QString id; // a newer notice of the same id takes the place of the older
    QString text;
    bool problem = false; // in the colour of warnings
    std::vector<NoticeAction> actions;
    std::function<void()> closed = {}; // closed without any of them
    QString details = {}; // shown when they are asked for
};

class NoticeRow;

// The notices, one below the other, over a corner of the window: they come by themselves, and
// nothing that somebody points at may move for them. More than there is room for are scrolled.
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

    QMainWindow* m_window;
    Qt::Corner m_corner = Qt::BottomRightCorner; // as long as there are notices
    QWidget* m_column;
    QVBoxLayout* m_layout; // of it
    QScrollArea* m_area;
    Theme m_theme;
    std::vector<NoticeRow*> m_rows;
};

} // namespace ui
