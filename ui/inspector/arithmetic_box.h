#pragma once

#include "ui/drawing/formula.h"
#include "ui/inspector/arithmetic.h"

#include <QWidget>

namespace ui {

// Draws the arithmetic of a cell: formulas left, values right.
class ArithmeticBox : public QWidget {
    Q_OBJECT

public:
    explicit ArithmeticBox(QWidget* parent);

    void setTheme(const Theme& theme);
    void set(std::vector<ArithmeticLine> lines);
    [[nodiscard]] const std::vector<ArithmeticLine>& lines() const { return m_lines; }
    [[nodiscard]] QString numberText(std::size_t line) const; // as drawn

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    qreal layOut(QPainter* painter) const; // returns the height used
    qreal line(QPainter* painter, std::size_t index, qreal y) const;
    void fit();

    Theme m_theme;
    std::vector<ArithmeticLine> m_lines;
    std::vector<Formula> m_formulas;
};

} // namespace ui
