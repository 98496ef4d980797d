#pragma once

#include <vector>

class QWidget;

namespace ui {

// All visible widgets of a window in reading order: rows from the top, each row from the left;
// neighbours in a group stay together.
std::vector<QWidget*> readingOrder(QWidget& window);

// Moves the focus with Tab and Shift+Tab in reading order, independently of the order of
// construction. Returns false if there is no target.
bool focusNextRead(QWidget& window, bool forward);

} // namespace ui
