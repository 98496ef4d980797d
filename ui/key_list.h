#pragma once

#include <QDialog>

class QMenuBar;

namespace ui {

// Every key of the program: those of the menus, read from their actions, and those of pictures.
class KeyList : public QDialog {
    Q_OBJECT

public:
    KeyList(const QMenuBar& menus, QWidget* parent);
};

} // namespace ui
