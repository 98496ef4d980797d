#pragma once

#include "ui/widgets/notice_bar.h"

class QBoxLayout;
class QLabel;
class QToolButton;

namespace ui {

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
