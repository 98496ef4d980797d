#pragma once

#include "core/analysis/cell_explanation.h"
#include "ui/drawing/colour_map.h"
#include "ui/drawing/formula.h"
#include "ui/drawing/theme.h"
#include "ui/session/view_state.h"

#include <QAbstractScrollArea>

#include <vector>

namespace ui {

// A vector as a row of coloured cells, with its name above.
struct NumberStrip {
    Formula name;
    QString words; // next to the name: "query of “it”"
    std::vector<double> numbers;
};

// Strips of equal length, aligned by component. All components fit the width; where the cells are
// too narrow for numbers, a double click (or Enter) widens them, and the strips scroll.
class ProductStrips : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit ProductStrips(QWidget* parent);

    void setTheme(const Theme& theme);
    void set(std::vector<NumberStrip> strips, const std::string& diverging);
    [[nodiscard]] const std::vector<NumberStrip>& strips() const { return m_strips; }
    [[nodiscard]] QRectF cellRect(std::size_t strip, core::Index component) const;
    [[nodiscard]] QColor colourOf(std::size_t strip, core::Index component) const;
    [[nodiscard]] bool wide() const { return m_wide; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] core::Index length() const;
    [[nodiscard]] qreal cellWidth() const;
    [[nodiscard]] qreal numberWidth() const;
    [[nodiscard]] qreal frameWidth() const;
    [[nodiscard]] qreal nameHeight() const;
    [[nodiscard]] qreal cellHeight() const;
    void setWide(bool wide);
    void updateScroll();
    [[nodiscard]] ColourScale scaleOf(std::size_t strip) const;
    void paintStrip(QPainter& painter, std::size_t strip) const;
    void paintCells(QPainter& painter, std::size_t strip) const;
    void paintNumbers(QPainter& painter, std::size_t strip) const;
    [[nodiscard]] QString textAt(QPoint position) const;

    Theme m_theme;
    std::vector<NumberStrip> m_strips;
    std::vector<double> m_reach; // largest magnitude of each strip
    std::string m_diverging = "blue_red";
    bool m_wide = false;
};

} // namespace ui
