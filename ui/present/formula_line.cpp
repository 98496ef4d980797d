#include "ui/present/formula_line.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

FormulaLine::FormulaLine(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void FormulaLine::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void FormulaLine::setFormula(const QString& source)
{
    m_formula = source.isEmpty() ? Formula() : Formula(source);
    setAccessibleName(m_formula.empty() ? QString() : m_formula.plainText());
    setVisible(!m_formula.empty());
    updateGeometry();
    update();
}

QSize FormulaLine::sizeHint() const
{
    if (m_formula.empty() || m_theme.fonts == nullptr)
        return {};
    const Formula::Extent extent = m_formula.extent(m_theme);
    return QSizeF(extent.width, extent.ascent + extent.descent).toSize() + QSize(2, 4);
}

void FormulaLine::paintEvent(QPaintEvent*)
{
    if (m_formula.empty() || m_theme.fonts == nullptr)
        return;
    const Formula::Extent whole = m_formula.extent(m_theme);
    qreal factor = std::min(1.0, (width() - 1) / std::max(whole.width, 1.0));
    Formula::Extent extent = m_formula.extent(m_theme, factor);
    constexpr qreal smallest = 0.3;
    while (extent.width > width() && factor > smallest) { // fonts have whole pixel sizes
        factor *= std::min(0.97, (width() - 1) / extent.width);
        extent = m_formula.extent(m_theme, factor);
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal free = height() - extent.ascent - extent.descent;
    m_formula.paint(painter, { 0, free / 2 + extent.ascent }, m_theme, factor);
}

} // namespace ui
