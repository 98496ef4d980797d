#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

// Shows the running or paused training while another model is shown, and leads back to it.
class RunningBar : public QWidget {
    Q_OBJECT

public:
    explicit RunningBar(QWidget* parent);

    void setWork(const QString& name, bool paused);
    [[nodiscard]] QPushButton* pauseOrResume() const
    {
        return m_turn;
    } // pauses or resumes the training
    [[nodiscard]] QPushButton* returnToRun() const { return m_back; }

private:
    QLabel* m_name;
    QPushButton* m_turn;
    QPushButton* m_back;
};

} // namespace ui
