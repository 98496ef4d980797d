#pragma once

#include <QWidget>

namespace ui {

// The title above a panel: its name in the window's font, and a close button. Unlike Qt's title of
// a dock widget, it follows the font size.
class PanelTitle : public QWidget {
    Q_OBJECT

public:
    PanelTitle(const QString& title, QWidget* parent);

signals:
    void crossed();
};

} // namespace ui
