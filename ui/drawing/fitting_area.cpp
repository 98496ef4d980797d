#include "ui/drawing/fitting_area.h"

#include <QDialog>
#include <QEvent>
#include <QScreen>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace ui {

FittingArea::FittingArea(QWidget* content, QWidget* parent)
    : QScrollArea(parent)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    content->installEventFilter(this);
}

QSize FittingArea::sizeHint() const
{
    const QSize content = widget()->sizeHint().expandedTo(widget()->minimumSizeHint());
    return content + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

QSize FittingArea::minimumSizeHint() const
{
    constexpr int lines = 5;
    const int line = fontMetrics().height();
    return QSize(2 * lines * line, lines * line).boundedTo(sizeHint());
}

// The content's size has changed: the layout needs the new size hint.
bool FittingArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void resizeWithinScreen(QDialog& dialog, QSize wanted)
{
    const QWidget* window = dialog.parentWidget() != nullptr ? dialog.parentWidget() : &dialog;
    const int title = dialog.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    const QSize screen = window->screen()->availableSize() - QSize(0, title);
    dialog.resize(wanted.boundedTo(screen));
}

} // namespace ui
