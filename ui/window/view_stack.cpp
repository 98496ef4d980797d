#include "ui/window/view_stack.h"

#include "ui/view/note.h"
#include "ui/view/view.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>

namespace ui {

namespace {
    // Heights of letters, for the visible part.
    constexpr int leastWidth = 17;
    constexpr int leastSeen = 9;
} // namespace

ViewStack::ViewStack(QWidget* parent)
    : QStackedWidget(parent)
    , m_note(new Note(this))
{
    m_note->hide();
    connect(m_note->button(), &QPushButton::clicked, this, &ViewStack::normalTextWanted);
    connect(this, &QStackedWidget::currentChanged, this, &ViewStack::fit);
}

QScrollArea* ViewStack::scrolled(QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidgetResizable(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // at least as wide as the area
    area->setWidget(this);
    area->viewport()->installEventFilter(this);
    return area;
}

bool ViewStack::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fit();
    return QStackedWidget::eventFilter(watched, event);
}

void ViewStack::setTheme(const Theme& theme)
{
    m_theme = theme;
    Theme small = theme; // the note has little room, too
    if (theme.scale > 1)
        small = makeTheme(theme.kind, 1);
    m_note->setTheme(small);
    m_note->say(tr("At this text size there is too little room for the view."), tr("Normal text"));
    m_note->button()->setVisible(theme.scale > 1);
    fit();
}

void ViewStack::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    fit();
}

void ViewStack::fit()
{
    if (m_theme.fonts == nullptr)
        return; // a hidden view gets its font before it is shown
    const auto* view = static_cast<const View*>(currentWidget());
    const int letter = m_theme.font.pixelSize();
    const QSize room = parentWidget()->size();
    const bool tooSmall = room.width() < leastWidth * letter || room.height() < leastSeen * letter;
    setMinimumHeight(view == nullptr || tooSmall ? 0 : view->leastHeight() * letter);
    m_note->setGeometry(rect());
    m_note->raise();
    m_note->setVisible(tooSmall);
}

} // namespace ui
