#include "ui/present/hidden_regions.h"

#include <QPainter>

namespace ui {

HiddenRegions::HiddenRegions(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Hidden: what is here?"));
    hide();
}

void HiddenRegions::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void HiddenRegions::setAreas(const QList<QRect>& areas)
{
    if (areas == m_areas && geometry() == parentWidget()->rect())
        return;
    m_areas = areas;
    setGeometry(parentWidget()->rect());
    setVisible(!areas.isEmpty());
    raise();
    update();
}

void HiddenRegions::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter);
}

void HiddenRegions::paint(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRect& area : m_areas) {
        painter.setPen(QPen(m_theme.accent, 2 * m_theme.lineWidth));
        painter.setBrush(m_theme.panel);
        painter.drawRect(area);
        painter.setPen(m_theme.accent);
        QFont font = m_theme.sized(1, true);
        const int most = 4 * m_theme.font.pixelSize();
        font.setPixelSize(std::clamp(area.height() * 3 / 5, 8, most));
        painter.setFont(font);
        painter.drawText(area, Qt::AlignCenter, QStringLiteral("?"));
    }
}

} // namespace ui
