#pragma once

#include "ui/drawing/theme.h"

#include <QWidget>

namespace ui {

// "it → animal 77.0 %": query, key and weight.
class CellHeading : public QWidget {
    Q_OBJECT

public:
    explicit CellHeading(QWidget* parent);

    void setTheme(const Theme& theme);
    void set(const QString& query, const QString& key, const QString& weight);
    [[nodiscard]] QString weight() const { return m_weight; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QString m_query, m_key, m_weight;
};

} // namespace ui
