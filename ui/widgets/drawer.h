#pragma once

#include <QFrame>
#include <QWidget>

class QVBoxLayout;

namespace ui {

// The title above a panel: its name in the window's font, and a close button. Unlike Qt's title of
// a dock widget, it follows the font size.
class PanelTitle : public QWidget {
    Q_OBJECT

public:
    PanelTitle(const QString& title, QWidget* parent);

signals:
    void crossed();
};

// A panel at an edge of the view: next to the view while that keeps enough room, else over it.
class Drawer : public QFrame {
    Q_OBJECT

public:
    enum class Edge { Left, Right };
    // `area` has a layout whose margin makes room for the drawer.
    Drawer(const QString& title, Edge edge, QWidget& area);

    void take(QWidget* panel);
    void open();
    void shut();
    [[nodiscard]] bool isBeside() const;

signals:
    void changed(); // opened or closed
    void focusLeft(); // closed while it had the focus

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void place();
    void setMargin(int width);
    [[nodiscard]] int preferredWidth() const; // preferred width in pixels

    QWidget& m_area;
    Edge m_edge;
    QVBoxLayout* m_column;
    QWidget* m_panel = nullptr;
};

} // namespace ui
