#pragma once

#include "ui/theme.h"

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QMainWindow;
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
// nothing that somebody points at may move for them.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QMainWindow* window);

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
    [[nodiscard]] QRect placeIn(Qt::Corner corner) const;

    QMainWindow* m_window;
    Qt::Corner m_corner = Qt::BottomRightCorner; // as long as there are notices
    QVBoxLayout* m_layout;
    Theme m_theme;
    std::vector<NoticeRow*> m_rows;
};

} // namespace ui
