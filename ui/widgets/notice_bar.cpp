#include "ui/widgets/notice_bar.h"

#include "ui/widgets/details_button.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

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

NoticeRow::NoticeRow(Notice notice, QWidget* parent)
    : QFrame(parent)
    , m_notice(std::move(notice))
    , m_text(new QLabel(m_notice.text, this))
    , m_details(new QLabel(this))
    , m_cross(new QToolButton(this))
    , m_buttons(new QWidget(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(u"notice"_s);
    setAccessibleName(m_notice.text);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->hide();
    m_cross->setText(u"✕"_s);
    m_cross->setAutoRaise(true);
    m_cross->setAccessibleName(tr("Close this notice"));
    m_cross->setToolTip(tr("Close (Esc)"));
    connect(m_cross, &QToolButton::clicked, this, &NoticeRow::dismiss);
    addButtons();
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_text);
    texts->addWidget(m_details);
    m_layout->addLayout(texts, 1);
    m_layout->addWidget(m_buttons);
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(14, 6, 8, 6);
    outer->addLayout(m_layout, 1);
    outer->addWidget(m_cross, 0, Qt::AlignTop);
}

void NoticeRow::addButtons()
{
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (const NoticeAction& action : m_notice.actions) {
        auto* button = new QPushButton(QString(action.text).replace(u'&', u"&&"_s), m_buttons);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, run = action.run] {
            emit done();
            run();
        });
    }
    if (!m_notice.details.isEmpty()) {
        auto* button = new DetailsButton(m_details, m_buttons);
        row->addWidget(button);
        button->setDetails(m_notice.details);
    }
    row->addStretch();
    m_buttons->setVisible(row->count() > 1);
}

void NoticeRow::setTheme(const Theme& theme)
{
    m_text->setFont(theme.font);
    m_details->setFont(theme.font);
    const QColor stripe = m_notice.problem ? theme.warning : theme.accent;
    setStyleSheet(
        u"#notice { background: %1; border: 1px solid %3; border-left: 5px solid %2; }"
        "#notice QLabel { color: %4; }"
        "#notice #details { color: %5; }"
        "#notice QToolButton { border: 1px solid transparent; background: transparent;"
        " padding: 2px 6px; }"
        "#notice QToolButton:hover, #notice QToolButton:focus { border-color: %2; }"_s.arg(
            theme.hoverFill.name(), stripe.name(), theme.line.name(), theme.text.name(),
            theme.muted.name()));
    arrange();
}

void NoticeRow::dismiss()
{
    emit done();
    if (m_notice.closed)
        m_notice.closed();
}

// The buttons are next to the text while that keeps two thirds of the width and enough for half a
// sentence in a line, else below it.
void NoticeRow::arrange()
{
    constexpr int leastForText = 18; // in heights of letters
    const int buttons = m_buttons->sizeHint().width();
    const bool beside = buttons * 3 < width()
        && width() - buttons > leastForText * m_text->fontMetrics().height();
    m_layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NoticeRow::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

// Esc closes the notice before it leaves full screen.
bool NoticeRow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void NoticeRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace ui
