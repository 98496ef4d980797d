#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

// Says what learns, or waits, while another model is shown, and leads back to it.
class RunningBar : public QWidget {
    Q_OBJECT

public:
    explicit RunningBar(QWidget* parent);

    void setWork(const QString& name, bool paused);
    [[nodiscard]] QPushButton* turn() const { return m_turn; } // pauses it, or lets it go on
    [[nodiscard]] QPushButton* back() const { return m_back; }

private:
    QLabel* m_name;
    QPushButton* m_turn;
    QPushButton* m_back;
};

} // namespace ui
