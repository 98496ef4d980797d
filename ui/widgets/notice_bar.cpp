#include "ui/widgets/notice_bar.h"

#include "ui/widgets/notice_row.h"

#include <QAccessible>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScrollArea>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {
    constexpr int narrowestPanel = 14; // in heights of letters
} // namespace

NoticeBar::NoticeBar(QMainWindow* window)
    : QWidget(window)
    , m_window(window)
    , m_column(new QWidget(this))
    , m_layout(new QVBoxLayout(m_column))
    , m_area(new QScrollArea(this))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_area);
    m_area->setWidget(m_column);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_column->installEventFilter(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(1);
    if (m_window != nullptr)
        m_window->installEventFilter(this);
    hide();
}

void NoticeBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (NoticeRow* row : m_rows)
        row->setTheme(theme);
}

void NoticeBar::add(const Notice& notice)
{
    remove(notice.id);
    auto* row = new NoticeRow(notice, m_column);
    row->setTheme(m_theme);
    connect(row, &NoticeRow::done, this, [this, row] { drop(row); });
    if (m_rows.empty())
        chooseCorner();
    m_rows.push_back(row);
    // Existing notices keep their position.
    if (m_corner == Qt::TopRightCorner || m_corner == Qt::TopLeftCorner)
        m_layout->addWidget(row);
    else
        m_layout->insertWidget(0, row);
    row->show(); // the layout would not count it yet
    place();
    raise();
    show();
    m_area->ensureWidgetVisible(row);
    QAccessibleEvent spoken(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void NoticeBar::remove(const QString& id)
{
    const auto it
        = std::ranges::find(m_rows, id, [](const NoticeRow* row) { return row->notice().id; });
    if (it != m_rows.end())
        drop(*it);
}

void NoticeBar::drop(NoticeRow* row)
{
    std::erase(m_rows, row);
    m_layout->removeWidget(row);
    row->hide();
    row->deleteLater(); // a signal of its own buttons may be running
    setVisible(!m_rows.empty());
    place();
}

// A corner without the pointer, preferably in a side panel: that of the settings before that of the
// numbers.
void NoticeBar::chooseCorner()
{
    if (m_window == nullptr)
        return;
    std::array corners { Qt::BottomLeftCorner, Qt::BottomRightCorner, Qt::TopLeftCorner,
        Qt::TopRightCorner };
    std::stable_partition(corners.begin(), corners.end(),
        [this](Qt::Corner corner) { return !panelIn(corner).isNull(); });
    m_corner = corners.front();
    const QPoint pointer = m_window->mapFromGlobal(QCursor::pos());
    constexpr int reach = 3; // height of several notices
    for (const Qt::Corner corner : corners) {
        QRect at = placeIn(corner);
        const int more = reach * fontMetrics().lineSpacing();
        at.adjust(0, -more, 0, more);
        if (!at.contains(pointer)) {
            m_corner = corner;
            return;
        }
    }
}

QRect NoticeBar::panelIn(Qt::Corner corner) const
{
    const bool right = corner == Qt::BottomRightCorner || corner == Qt::TopRightCorner;
    for (const QDockWidget* dock :
        m_window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const Qt::DockWidgetArea side = m_window->dockWidgetArea(const_cast<QDockWidget*>(dock));
        if (dock->isVisible() && !dock->isFloating() && !dock->visibleRegion().isEmpty()
            && side == (right ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea)
            && dock->width() >= narrowestPanel * fontMetrics().height())
            return dock->geometry();
    }
    return {};
}

int NoticeBar::heightIn(int width) const
{
    return m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(width)
                                         : m_layout->totalSizeHint().height();
}

QSize NoticeBar::sizeHint() const
{
    return m_layout->totalSizeHint();
}

// Inside a panel or at the view's edge, above the status bar.
QRect NoticeBar::placeIn(Qt::Corner corner) const
{
    const int margin = fontMetrics().height() / 2;
    const int widest = 32 * fontMetrics().height();
    QRect room = m_window->rect();
    if (const QWidget* centre = m_window->centralWidget())
        room.setTop(centre->y());
    if (const auto* status = m_window->findChild<QStatusBar*>(); status && status->isVisible())
        room.setBottom(status->y() - 1);
    if (const QRect panel = panelIn(corner); !panel.isNull()) {
        room.setLeft(panel.left());
        room.setRight(panel.right());
    }
    room.adjust(margin, margin, -margin, -margin);
    const int width = std::min(widest, room.width());
    QRect at(room.topLeft(), QSize(width, std::min(heightIn(width), room.height())));
    if (corner == Qt::BottomRightCorner || corner == Qt::TopRightCorner)
        at.moveRight(room.right());
    if (corner == Qt::BottomRightCorner || corner == Qt::BottomLeftCorner)
        at.moveBottom(room.bottom());
    return at;
}

void NoticeBar::place()
{
    if (m_window != nullptr && !m_rows.empty())
        setGeometry(placeIn(m_corner));
}

// Rows may change their height once they have their width.
bool NoticeBar::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return done;
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
