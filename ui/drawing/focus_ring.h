#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QApplication;

namespace ui {

// Frames the widget with keyboard focus, in any window, once a key has moved the focus: a mouse
// click needs no frame. The frame takes no room, and nothing below it is repainted.
class FocusRing : public QObject {
    Q_OBJECT

public:
    explicit FocusRing(QApplication* application);

    // The frame; null while nothing is framed.
    [[nodiscard]] const QWidget* frame() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void come(QWidget* target);
    void place();

    QPointer<QWidget> m_target;
    QPointer<QWidget> m_frame;
    bool m_byKey = false;
    bool m_pressed = false; // by the mouse, with no key since
};

} // namespace ui
