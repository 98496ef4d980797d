#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QToolButton;

namespace ui {

// A row of buttons. Buttons that do not fit move into the last button's menu; before many have to,
// the alternatives are folded into one button with a menu.
class ActionBar : public QWidget {
    Q_OBJECT

public:
    explicit ActionBar(QWidget* parent);

    // When space is scarce, the action of the lowest rank leaves the bar first. The button of a
    // menu's action opens the menu.
    void add(QAction* action, int rank);
    // One alternative is checked, and the folded button shows its name. Actions of a lower rank
    // leave the bar before the alternatives are folded.
    void addAlternatives(const QList<QAction*>& actions, int rank);
    void addSpring();
    void setWanted(const QAction* action, bool wanted); // unwanted: not in the menu either

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
        QAction* action = nullptr; // null: a spring
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
    // The visible buttons in order; null for a spring.
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
