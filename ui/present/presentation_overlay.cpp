#include "ui/present/presentation_overlay.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {
    constexpr int darkness = 170; // opacity outside the spotlight
    constexpr double spot = 0.16; // of the height
    constexpr double dot = 0.012;
} // namespace

PresentationOverlay::PresentationOverlay(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void PresentationOverlay::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void PresentationOverlay::setBlank(Blank blank)
{
    m_blank = blank;
    fit();
}

void PresentationOverlay::setPointer(bool on)
{
    m_pointer = on;
    fit();
}

void PresentationOverlay::setSpotlight(bool on)
{
    m_spotlight = on;
    fit();
}

void PresentationOverlay::setLens(const QImage& image, const QRect& area)
{
    m_lens = image;
    m_lensArea = area;
    fit();
}

void PresentationOverlay::moveTo(QPointF place)
{
    m_place = place;
    if (isVisible())
        update();
}

void PresentationOverlay::fit()
{
    setGeometry(parentWidget()->rect());
    setVisible(m_blank != Blank::None || m_pointer || m_spotlight || hasLens());
    raise();
    update();
}

void PresentationOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_blank != Blank::None) {
        painter.fillRect(rect(), m_blank == Blank::Black ? Qt::black : Qt::white);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasLens()) { // the magnified area stays the same
        painter.save();
        painter.setClipRect(m_lensArea);
        const QSizeF large = m_lens.deviceIndependentSize();
        const QPointF inside = m_place - m_lensArea.topLeft();
        painter.drawImage(QPointF(m_lensArea.topLeft())
                - QPointF(inside.x() * (large.width() / m_lensArea.width() - 1),
                    inside.y() * (large.height() / m_lensArea.height() - 1)),
            m_lens);
        painter.restore();
        painter.setPen(QPen(m_theme.accent, 2 * m_theme.lineWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(m_lensArea);
    }
    if (m_spotlight) {
        QPainterPath dark;
        dark.addRect(rect());
        dark.addEllipse(m_place, spot * height(), spot * height());
        painter.fillPath(dark, QColor(0, 0, 0, darkness));
    }
    if (m_pointer) {
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(m_theme.query);
        painter.drawEllipse(m_place, dot * height(), dot * height());
    }
}

} // namespace ui
