#pragma once

#include <QDialog>

namespace ui {

// Describes each view and its interactions, from the actions of the toolbar; it stays open while
// the user tries them.
class ViewGuide : public QDialog {
    Q_OBJECT

public:
    ViewGuide(const QList<QAction*>& views, QWidget* parent);
};

} // namespace ui
