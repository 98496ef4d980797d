#include "ui/widgets/action_bar.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int between = 4; // pixels

    int widthOf(const QToolButton& button)
    {
        button.ensurePolished();
        return button.sizeHint().width();
    }

    // The width of the folded button, wide enough for each action's text.
    int widthForAny(const QToolButton& button, const QList<QAction*>& actions)
    {
        const QFontMetrics metrics = button.fontMetrics();
        int widest = 0;
        for (const QAction* action : actions)
            widest = std::max(widest, metrics.horizontalAdvance(action->iconText()));
        const int own = metrics.horizontalAdvance(button.text());
        return widthOf(button) + std::max(0, widest - own);
    }

} // namespace

ActionBar::ActionBar(QWidget* parent)
    : QWidget(parent)
    , m_folded(new QToolButton(this))
    , m_more(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (QToolButton* each : { m_folded, m_more }) {
        each->setPopupMode(QToolButton::InstantPopup);
        each->setMenu(new QMenu(each));
        each->setFocusPolicy(Qt::NoFocus); // the menus have the same actions, with shortcuts
        each->hide();
    }
    m_folded->setText(tr("Views"));
    m_more->setObjectName(u"more"_s);
    m_more->setText(u"⋯"_s);
    m_more->setToolTip(tr("Items that do not fit into this row"));
    m_more->setAccessibleName(tr("More"));
}

QToolButton* ActionBar::made(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    if (action->menu() != nullptr)
        button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::NoFocus);
    button->hide();
    return button;
}

void ActionBar::add(QAction* action, int rank)
{
    m_items.push_back({ .action = action, .button = made(action), .rank = rank });
    m_highestRank = std::max(m_highestRank, rank);
}

void ActionBar::addAlternatives(const QList<QAction*>& actions, int rank)
{
    m_foldRank = rank;
    for (QAction* action : actions) {
        m_items.push_back(
            { .action = action, .button = made(action), .rank = rank, .alternative = true });
        m_folded->menu()->addAction(action);
        connect(action, &QAction::toggled, m_folded, [this, actions] {
            const auto it = std::ranges::find_if(actions, &QAction::isChecked);
            m_folded->setText(it != actions.end() ? (*it)->iconText() : tr("Views"));
        });
    }
}

void ActionBar::addSpring()
{
    m_items.push_back({});
}

void ActionBar::setWanted(const QAction* action, bool wanted)
{
    const auto it = std::ranges::find(m_items, action, &Item::action);
    if (it == m_items.end() || it->wanted == wanted)
        return;
    it->wanted = wanted;
    arrange();
}

QToolButton* ActionBar::buttonOf(const QAction* action) const
{
    const auto it = std::ranges::find(m_items, action, &Item::action);
    return it != m_items.end() ? it->button : nullptr;
}

QSize ActionBar::sizeHint() const
{
    return { needed(row()), minimumSizeHint().height() };
}

QSize ActionBar::minimumSizeHint() const
{
    int height = 0;
    for (const QToolButton* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        button->ensurePolished();
        height = std::max(height, button->sizeHint().height());
    }
    return { widthOf(*m_more), height };
}

bool ActionBar::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) { // a button's text or font has changed
        arrange();
        updateGeometry();
    }
    return QWidget::event(event);
}

void ActionBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ActionBar::arrange()
{
    choose();
    fillMenu();
    place();
}

void ActionBar::choose()
{
    for (int lowest = 0; lowest <= m_foldRank; ++lowest)
        if (tryWith(false, lowest))
            return;
    for (int lowest = 0; lowest <= m_highestRank + 1; ++lowest)
        if (tryWith(true, lowest))
            return;
}

bool ActionBar::tryWith(bool fold, int lowestRank)
{
    for (Item& item : m_items)
        item.shown = item.wanted && (item.alternative ? !fold : item.rank >= lowestRank);
    return needed(row()) <= width();
}

bool ActionBar::isInMenu(const Item& item)
{
    return item.action != nullptr && item.wanted && !item.shown && !item.alternative;
}

std::vector<QToolButton*> ActionBar::row() const
{
    std::vector<QToolButton*> result;
    for (const Item& item : m_items) {
        if (item.action == nullptr || item.shown)
            result.push_back(item.button);
        else if (item.alternative && std::ranges::count(result, m_folded) == 0)
            result.push_back(m_folded);
    }
    if (std::ranges::any_of(m_items, isInMenu))
        result.push_back(m_more);
    return result;
}

int ActionBar::widthIn(const QToolButton* button) const
{
    return button == m_folded ? widthForAny(*button, button->menu()->actions()) : widthOf(*button);
}

int ActionBar::needed(const std::vector<QToolButton*>& row) const
{
    int result = -between;
    for (const QToolButton* button : row)
        result += button != nullptr ? widthIn(button) + between : 0;
    return result;
}

void ActionBar::fillMenu()
{
    QList<QAction*> actions;
    for (const Item& item : m_items)
        if (isInMenu(item))
            actions.append(item.action);
    const QList<QAction*> before = m_more->menu()->actions();
    if (std::ranges::equal(actions, before)) // operator== of Qt 6.4 passes empty lists to memcmp
        return;
    m_more->menu()->clear();
    m_more->menu()->addActions(actions);
}

void ActionBar::place()
{
    const std::vector<QToolButton*> shown = row();
    for (QToolButton* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
        button->setVisible(std::ranges::count(shown, button) > 0);
    const auto springs = std::max(1, static_cast<int>(std::ranges::count(shown, nullptr)));
    const int spare = std::max(0, width() - needed(shown)) / springs;
    int x = 0;
    for (QToolButton* button : shown) {
        if (button == nullptr) {
            x += spare;
            continue;
        }
        const int wide = widthIn(button);
        button->setGeometry(x, 0, wide, height());
        x += wide + between;
    }
}

} // namespace ui
