#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>

#include <array>

class QDockWidget;
class QMainWindow;

namespace ui {

class SidePanel;

// The panels left and right of the view. In a narrow window they share one area, in a small one
// they are drawers, so that the view stays the largest part; panels moved by the user stay there.
// Their widths follow the font, unless the user has dragged them.
class SidePanels : public QObject {
    Q_OBJECT

public:
    SidePanels(QMainWindow& window, SidePanel* left, SidePanel* right);

    [[nodiscard]] std::array<SidePanel*, 2> panels() const { return { m_left, m_right }; }
    [[nodiscard]] bool areDrawers() const { return m_room == Room::ForDrawers; }

    // The docks' positions as in a window with room for them.
    [[nodiscard]] QByteArray arrangement() const;
    void arrangeAs(const QByteArray& arrangement);
    void fitWidths(); // once the layout has settled

signals:
    void drawersChanged(bool areDrawers);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Room { ForBoth, ForOne, ForDrawers };
    [[nodiscard]] Room room() const;
    void watchWindow(QEvent::Type event);
    void fit();
    void share();
    [[nodiscard]] bool shared() const;
    void setWidths();
    [[nodiscard]] int widthOf(const SidePanel& panel) const;
    void watchDrag(bool begins);

    QMainWindow& m_window;
    SidePanel* m_left;
    SidePanel* m_right;
    Room m_room = Room::ForBoth;
    QElapsedTimer m_newLetters;
    QByteArray m_arrangement; // before the panels became drawers
    std::array<int, 2> m_widths {}; // when the mouse button was pressed
};

} // namespace ui
