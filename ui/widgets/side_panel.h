#pragma once

#include <QObject>

#include <optional>

class QAction;
class QDockWidget;
class QMainWindow;
class QWidget;

namespace ui {

class Drawer;

// One panel beside the picture: a dock that can be dragged anywhere, or, in a window without room
// for docks, a drawer.
class SidePanel : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QMainWindow& window;
        QWidget& picture; // that a drawer lies over
        QWidget* content;
        QString id; // saved in what the window remembers
        QString title;
    };
    SidePanel(const Parts& parts, Qt::DockWidgetArea side);

    [[nodiscard]] QDockWidget* dock() const { return m_dock; }
    [[nodiscard]] Drawer* drawer() const { return m_drawer; }
    [[nodiscard]] QAction* action() const { return m_action; } // brings it into sight or away
    [[nodiscard]] bool isAsMade() const; // docked at its side

    void intoDrawer(); // unless the user has made it a window of its own
    void intoDock();

    // Of the dock: dragged to by the user, else what the letters ask for.
    [[nodiscard]] std::optional<int> chosenWidth() const { return m_width; }
    void chooseWidth(std::optional<int> width) { m_width = width; }
    [[nodiscard]] int wishedWidth() const;

private:
    void toggle();
    void showState();

    Qt::DockWidgetArea m_side;
    QWidget* m_content;
    QDockWidget* m_dock;
    Drawer* m_drawer;
    QAction* m_action;
    std::optional<int> m_width;
    bool m_drawn = false; // in the drawer
    bool m_wasOpen = true; // as a dock
    bool m_inFront = false; // of the panels that share its place
};

} // namespace ui
