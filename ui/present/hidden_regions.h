#pragma once

#include "ui/drawing/theme.h"

#include <QList>
#include <QRect>
#include <QWidget>

namespace ui {

// What the class does not see yet, with a question mark on it.
class HiddenRegions : public QWidget {
    Q_OBJECT

public:
    explicit HiddenRegions(QWidget* parent);

    void setTheme(const Theme& theme);
    void setAreas(const QList<QRect>& areas); // of its parent; none: it is hidden

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QList<QRect> m_areas;
};

} // namespace ui
