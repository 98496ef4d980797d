#pragma once

#include <QWidget>

namespace ui {

// The line above a panel: its name in the letters of the window, and a cross. Of a dock widget it
// follows the size of the letters, which Qt's own does not.
class PanelTitle : public QWidget {
    Q_OBJECT

public:
    PanelTitle(const QString& title, QWidget* parent);

signals:
    void crossed();
};

} // namespace ui
