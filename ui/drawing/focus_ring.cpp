#include "ui/drawing/focus_ring.h"

#include <QApplication>
#include <QFocusEvent>
#include <QPainter>
#include <QSplitter>

#include <algorithm>

namespace ui {

namespace {

    constexpr int letterHeights = 8; // frame thicknesses per line height
    constexpr int leastThickness = 2; // pixels
    constexpr int between = 1; // pixels, between frame and widget

    class RingFrame : public QWidget {
    public:
        explicit RingFrame(QWidget* parent)
            : QWidget(parent)
        {
            setAttribute(Qt::WA_TransparentForMouseEvents);
            setFocusPolicy(Qt::NoFocus);
        }

    protected:
        void paintEvent(QPaintEvent*) override
        {
            QPainter(this).fillRect(rect(), QApplication::palette().color(QPalette::Highlight));
        }
    };

    // A splitter would make room for the frame.
    QWidget* hostOf(const QWidget& target)
    {
        QWidget* host = target.parentWidget();
        while (host != nullptr && qobject_cast<QSplitter*>(host) != nullptr)
            host = host->parentWidget();
        return host;
    }

    bool isOfKeys(Qt::FocusReason reason)
    {
        return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
            || reason == Qt::ShortcutFocusReason;
    }

} // namespace

FocusRing::FocusRing(QApplication* application)
    : QObject(application)
{
    application->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::MouseFocusReason)
            m_byKey = false;
        else if (isOfKeys(reason) && !m_pressed) // a hidden widget passes its focus on as Tab does
            m_byKey = true;
        auto* const target = qobject_cast<QWidget*>(watched);
        if (target != nullptr)
            come(m_byKey ? target : nullptr);
        break;
    }
    case QEvent::MouseButtonPress: // also on widgets without focus, as toolbars
        m_byKey = false;
        m_pressed = true;
        come(nullptr);
        break;
    case QEvent::KeyPress:
        m_pressed = false;
        break;
    case QEvent::Shortcut:
        m_byKey = true;
        m_pressed = false;
        break;
    case QEvent::FocusOut:
        if (watched == m_target)
            come(nullptr);
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
        if (watched == m_target)
            place();
        break;
    default:
        break;
    }
    return false;
}

const QWidget* FocusRing::frame() const
{
    return m_frame != nullptr && !m_frame->isHidden() ? m_frame.data() : nullptr;
}

// One frame is reused for all widgets, so that code that iterates over all widgets finds it alive.
void FocusRing::come(QWidget* target)
{
    m_target = target;
    QWidget* const host = target != nullptr && !target->isWindow() ? hostOf(*target) : nullptr;
    if (host == nullptr) {
        if (m_frame != nullptr)
            m_frame->hide();
        return;
    }
    if (m_frame == nullptr)
        m_frame = new RingFrame(host);
    else if (m_frame->parentWidget() != host)
        m_frame->setParent(host);
    connect(target, &QObject::destroyed, m_frame.data(), &QWidget::hide, Qt::UniqueConnection);
    place();
}

void FocusRing::place()
{
    if (m_frame == nullptr || m_target == nullptr)
        return;
    QWidget* const host = m_frame->parentWidget();
    if (!host->isAncestorOf(m_target)) {
        come(m_target);
        return;
    }
    const int thick = std::max(leastThickness, m_target->fontMetrics().height() / letterHeights);
    const int out = thick + between;
    const QRect inside(m_target->mapTo(host, QPoint()), m_target->size());
    const QRect area = inside.adjusted(-out, -out, out, out) & host->rect();
    m_frame->setGeometry(area);
    const QRect own(QPoint(), area.size());
    m_frame->setMask(QRegion(own) - QRegion(own.adjusted(thick, thick, -thick, -thick)));
    const bool isAll = host->isWindow() && inside.contains(host->rect()); // a presentation
    m_frame->setVisible(m_target->isVisible() && !isAll);
    m_frame->raise();
}

} // namespace ui
