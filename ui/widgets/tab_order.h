#pragma once

#include <vector>

class QWidget;

namespace ui {

// Everything visible in a window in the order in which one reads it: rows from the top, in a row
// from the left, and whatever stands together stays together.
std::vector<QWidget*> readingOrder(QWidget& window);

// Tab and Shift+Tab in that order, whenever and in whatever sequence the widgets were made. False
// if there is nothing to go to.
bool focusNextRead(QWidget& window, bool forward);

} // namespace ui
