#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace ui {

// The panels left and right of the picture. In a narrow window they share one place, so that the
// picture stays the biggest thing; where the user has put them elsewhere, they stay.
class SidePanels : public QObject {
    Q_OBJECT

public:
    SidePanels(QMainWindow& window, QDockWidget* left, QDockWidget* right);

    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void share();
    void part();
    [[nodiscard]] bool shared() const;

    QMainWindow& m_window;
    QDockWidget* m_left;
    QDockWidget* m_right;
    bool m_narrow = false;
    int m_rightWidth = 0;
};

} // namespace ui
