#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QApplication;

namespace ui {

// Frames whatever has the focus, of any kind and in any window, once a key has brought it there:
// who clicks knows where. It takes no room, and nothing is painted again below it.
class FocusRing : public QObject {
    Q_OBJECT

public:
    explicit FocusRing(QApplication* application);

    // Where it is; null while nothing is framed.
    [[nodiscard]] const QWidget* frame() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void come(QWidget* target);
    void place();

    QPointer<QWidget> m_target;
    QPointer<QWidget> m_frame;
    bool m_byKey = false;
    bool m_pressed = false; // the mouse, and no key since
};

} // namespace ui
