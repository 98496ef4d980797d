#pragma once

#include <QDialog>

namespace ui {

// What each view shows and what can be done in it. Of the actions that lead to the views, in the
// order of the toolbar; it stays beside the window while one tries what it says.
class ViewGuide : public QDialog {
    Q_OBJECT

public:
    ViewGuide(const QList<QAction*>& views, QWidget* parent);
};

} // namespace ui
