#pragma once

#include "ui/drawing/formula.h"
#include "ui/drawing/theme.h"

#include <QWidget>

namespace ui {

// A formula at its natural width, or smaller where there is less room.
class FormulaLine : public QWidget {
    Q_OBJECT

public:
    explicit FormulaLine(QWidget* parent);

    void setTheme(const Theme& theme);
    void setFormula(const QString& source);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    Formula m_formula;
};

} // namespace ui
