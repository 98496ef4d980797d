#pragma once

#include "ui/drawing/theme.h"

#include <QList>
#include <QRect>
#include <QWidget>

class QPainter;

namespace ui {

// Covers hidden regions with a question mark.
class HiddenRegions : public QWidget {
    Q_OBJECT

public:
    explicit HiddenRegions(QWidget* parent);

    void setTheme(const Theme& theme);
    void setAreas(const QList<QRect>& areas); // in the parent's coordinates; none: hidden
    [[nodiscard]] const QList<QRect>& areas() const { return m_areas; }
    void paint(QPainter& painter) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QList<QRect> m_areas;
};

} // namespace ui
