#include "ui/welcome/tip_mark.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {
    constexpr int lineWidth = 3; // pixels
    constexpr int distance = 1; // from the framed widget
} // namespace

TipMark::TipMark(QWidget& window)
    : QWidget(&window)
    , m_window(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TipMark::setTheme(const Theme& theme)
{
    m_colour = theme.query;
    update();
}

void TipMark::markOneOf(const std::vector<QWidget*>& targets)
{
    for (const QPointer<QWidget>& each : std::exchange(m_watched, {}))
        if (each)
            each->removeEventFilter(this);
    m_targets.assign(targets.begin(), targets.end());
    for (QWidget* target : targets)
        watch(target);
    place();
}

// A target also moves with its parents.
void TipMark::watch(QWidget* target)
{
    for (QWidget* each = target; each != nullptr && each != parent(); each = each->parentWidget()) {
        each->installEventFilter(this); // installing it twice has no effect
        m_watched.emplace_back(each);
    }
}

void TipMark::place()
{
    const auto inSight = [](const QPointer<QWidget>& each) {
        return !each.isNull() && !each->visibleRegion().isEmpty();
    };
    const auto it = std::ranges::find_if(m_targets, inSight);
    m_marked = it != m_targets.end() ? *it : QPointer<QWidget>();
    setVisible(!m_marked.isNull());
    if (m_marked.isNull())
        return;
    constexpr int out = lineWidth + distance;
    const QRect seen = m_marked->visibleRegion().boundingRect();
    const QRect inner(m_marked->mapTo(&m_window, seen.topLeft()), seen.size());
    const QRect outer = inner.adjusted(-out, -out, out, out) & m_window.rect();
    setGeometry(outer);
    const QRect whole(QPoint(), outer.size());
    setMask(QRegion(whole) - inner.translated(-outer.topLeft()));
    raise();
}

bool TipMark::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
        if (!std::exchange(m_waiting, true)) // one update for all events
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_waiting = false;
                    std::vector<QWidget*> targets;
                    for (const QPointer<QWidget>& each : m_targets)
                        if (each)
                            targets.push_back(each);
                    markOneOf(targets); // a target may have another parent now
                },
                Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void TipMark::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), m_colour); // the mask limits this to the frame
}

} // namespace ui
