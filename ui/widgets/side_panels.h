#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>

#include <array>

class QDockWidget;
class QMainWindow;

namespace ui {

class SidePanel;

// The panels left and right of the picture. In a narrow window they share one place, in a small
// one they are drawers, so that the picture stays the biggest thing; where the user has put them
// elsewhere, they stay. Their widths follow the letters, unless the user has dragged them.
class SidePanels : public QObject {
    Q_OBJECT

public:
    SidePanels(QMainWindow& window, SidePanel* left, SidePanel* right);

    [[nodiscard]] std::array<SidePanel*, 2> panels() const { return { m_left, m_right }; }
    [[nodiscard]] bool areDrawers() const { return m_room == Room::ForDrawers; }

    // The docks' places as in a window with room for them.
    [[nodiscard]] QByteArray arrangement() const;
    void arrangeAs(const QByteArray& arrangement);
    void fitWidths(); // when the layout has come to rest

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
    QByteArray m_arrangement; // before the drawers
    std::array<int, 2> m_widths {}; // when the mouse was pressed
};

} // namespace ui
