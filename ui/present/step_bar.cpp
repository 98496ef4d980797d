#include "ui/present/step_bar.h"

#include <QPainter>

namespace ui {

void StepBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void StepBar::setStep(int index, int count)
{
    m_index = index;
    m_count = count;
    setAccessibleName(tr("Step %1 of %2").arg(index + 1).arg(count));
    setVisible(count > 1);
    update();
}

void StepBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal each = qreal(width()) / m_count;
    const qreal gap = std::min(8.0, each / 4);
    for (int i = 0; i < m_count; ++i) {
        painter.setBrush(i <= m_index ? m_theme.accent : m_theme.line);
        painter.drawRoundedRect(
            QRectF(i * each, 0, each - gap, height()), height() / 2.0, height() / 2.0);
    }
}

} // namespace ui
