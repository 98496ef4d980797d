#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QToolButton;

namespace ui {

// Buttons in a row. Those that have no room whole stand in the menu of the last button; before
// many have to, the alternatives are folded into one button with a menu of its own.
class ActionBar : public QWidget {
    Q_OBJECT

public:
    explicit ActionBar(QWidget* parent);

    // Of those in the bar the one of the lowest rank goes first.
    void add(QAction* action, int rank);
    // One of them is checked: its name is on the button that stands for all. Those of a lower rank
    // go before they are folded.
    void addAlternatives(const QList<QAction*>& actions, int rank);
    void addSpring();
    void setWanted(const QAction* action, bool wanted); // else it is neither here nor in the menu

    [[nodiscard]] QToolButton* buttonOf(const QAction* action) const;
    [[nodiscard]] QToolButton* folded() const { return m_folded; }
    [[nodiscard]] QToolButton* more() const { return m_more; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Item {
        QAction* action = nullptr; // none: a spring
        QToolButton* button = nullptr;
        int rank = 0;
        bool alternative = false;
        bool wanted = true;
        bool shown = true;
    };
    [[nodiscard]] QToolButton* made(QAction* action);
    void arrange();
    void choose();
    bool tryWith(bool fold, int lowestRank);
    static bool isInMenu(const Item& item);
    // What is shown, in its order; none for a spring.
    [[nodiscard]] std::vector<QToolButton*> row() const;
    [[nodiscard]] int widthIn(const QToolButton* button) const;
    [[nodiscard]] int needed(const std::vector<QToolButton*>& row) const;
    void fillMenu();
    void place();

    std::vector<Item> m_items;
    QToolButton* m_folded;
    QToolButton* m_more;
    int m_foldRank = 0; // of the alternatives
    int m_highestRank = 0;
};

} // namespace ui
