#pragma once

#include <QObject>

#include <optional>

class QAction;
class QDockWidget;
class QMainWindow;
class QWidget;

namespace ui {

class Drawer;

// One panel next to the view: a dock that can be dragged anywhere or, in a window without room for
// docks, a drawer.
class SidePanel : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QMainWindow& window;
        QWidget& picture; // a drawer lies over it
        QWidget* content;
        QString id; // name in the saved window layout
        QString title;
    };
    SidePanel(const Parts& parts, Qt::DockWidgetArea side);

    [[nodiscard]] QDockWidget* dock() const { return m_dock; }
    [[nodiscard]] Drawer* drawer() const { return m_drawer; }
    [[nodiscard]] QAction* action() const { return m_action; } // shows or hides the panel
    [[nodiscard]] bool isAsMade() const; // docked at its original side

    void intoDrawer(); // unless the panel floats as a window of its own
    void intoDock();

    // The dock's width: as dragged by the user, else as the font needs.
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
    bool m_drawn = false; // inside the drawer
    bool m_wasOpen = true; // open while it was a dock
    bool m_inFront = false; // in front of the panel that shares its area
};

} // namespace ui
