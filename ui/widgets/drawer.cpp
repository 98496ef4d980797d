#include "ui/widgets/drawer.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int pictureBeside = 24; // width left for the view next to a drawer, in heights of
                                      // letters
    constexpr int pictureSeen = 3; // width left visible under an overlaid drawer, in heights of
                                   // letters

} // namespace

PanelTitle::PanelTitle(const QString& title, QWidget* parent)
    : QWidget(parent)
{
    auto* name = new QLabel(title, this);
    name->setTextFormat(Qt::PlainText);
    auto* cross = new QToolButton(this);
    cross->setText(u"✕"_s);
    cross->setProperty("plain", true);
    cross->setFocusPolicy(Qt::NoFocus); // the panel's own shortcut closes it
    cross->setAccessibleName(tr("Close %1").arg(title));
    cross->setToolTip(tr("Give its space to the view"));
    connect(cross, &QToolButton::clicked, this, &PanelTitle::crossed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, 4, 2);
    row->addWidget(name, 1);
    row->addWidget(cross);
}

Drawer::Drawer(const QString& title, Edge edge, QWidget& area)
    : QFrame(&area)
    , m_area(area)
    , m_edge(edge)
    , m_column(new QVBoxLayout(this))
{
    hide();
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(title);
    auto* heading = new PanelTitle(title, this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(heading);
    connect(heading, &PanelTitle::crossed, this, &Drawer::shut);
    area.installEventFilter(this);
}

void Drawer::take(QWidget* panel)
{
    m_panel = panel;
    m_column->addWidget(panel, 1);
    panel->show();
}

void Drawer::open()
{
    place();
    show();
    raise();
    place(); // a hidden drawer has no margin
    setFocus(Qt::PopupFocusReason);
    emit changed();
}

void Drawer::shut()
{
    if (isHidden())
        return;
    const QWidget* focused = window()->focusWidget();
    const bool inside = focused == this || isAncestorOf(focused);
    hide();
    setMargin(0);
    emit changed();
    if (inside)
        emit focusLeft();
}

int Drawer::preferredWidth() const
{
    const int frame = 2 * frameWidth();
    const int least = std::min(m_panel->minimumSizeHint().width() + frame, m_area.width());
    const int most = m_area.width() - pictureSeen * QFontInfo(font()).pixelSize();
    return std::max(least, std::min(m_panel->sizeHint().width() + frame, most));
}

bool Drawer::isBeside() const
{
    return m_area.width() - preferredWidth() >= pictureBeside * QFontInfo(font()).pixelSize();
}

void Drawer::place()
{
    if (m_panel == nullptr)
        return;
    const int width = preferredWidth();
    const int x = m_edge == Edge::Left ? 0 : m_area.width() - width;
    setGeometry(x, 0, width, m_area.height());
    if (!isHidden())
        setMargin(isBeside() ? width : 0);
}

// Next to the view: the layout leaves a margin for the drawer.
void Drawer::setMargin(int width)
{
    QMargins margins = m_area.layout()->contentsMargins();
    if (m_edge == Edge::Left)
        margins.setLeft(width);
    else
        margins.setRight(width);
    m_area.layout()->setContentsMargins(margins);
}

bool Drawer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

// Adapts to the panel's width after changes of font or settings. Esc closes the drawer before it
// leaves full screen.
bool Drawer::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LayoutRequest && isVisible())
        place();
    return QFrame::event(event);
}

void Drawer::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        shut();
    else
        QFrame::keyPressEvent(event);
}

} // namespace ui
