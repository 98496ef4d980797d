#include "ui/window/wait_panel.h"

#include "ui/document/document.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>

namespace ui {

namespace {
    constexpr std::chrono::milliseconds patience { 500 };
    constexpr std::chrono::milliseconds look { 100 };
    constexpr int parts = 1000;
    constexpr int fromEdge = 12; // pixels
} // namespace

WaitPanel::WaitPanel(Document& document, QWidget* picture)
    : QFrame(picture)
    , m_document(document)
    , m_text(new QLabel(tr("Computing…"), this))
    , m_bar(new QProgressBar(this))
    , m_stop(new QPushButton(tr("Stop"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    hide();
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the computation"));
    m_stop->setToolTip(tr("Stop computing and undo the change that started it"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(m_stop);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    m_look.setInterval(look);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        showShare();
        place();
        show();
        raise();
        m_look.start();
    });
    connect(&m_look, &QTimer::timeout, this, &WaitPanel::showShare);
    connect(&document, &Document::busyChanged, this, &WaitPanel::showBusy);
    // During a drag a new trace arrives all the time.
    connect(&document, &Document::traceChanged, this, [this] { showBusy(m_document.busy()); });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        emit said(m_document.stop() ? tr("Stopped; the change was undone.")
                                    : tr("Stopped; the previous result is shown."));
    });
    picture->installEventFilter(this);
    showBusy(document.busy());
}

bool WaitPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == parent())
        place();
    return QFrame::eventFilter(watched, event);
}

void WaitPanel::showBusy(bool busy)
{
    m_look.stop();
    hide();
    if (busy)
        m_patience.start();
    else
        m_patience.stop();
}

void WaitPanel::showShare()
{
    const double share = m_document.share();
    m_bar->setRange(0, share < 0 ? 0 : parts);
    m_bar->setValue(qRound(share * parts));
}

void WaitPanel::place()
{
    adjustSize();
    const QRect room = parentWidget()->rect();
    move((room.width() - width()) / 2, room.height() - height() - fromEdge);
}

} // namespace ui
