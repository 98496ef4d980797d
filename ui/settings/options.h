#pragma once

#include <string_view>

class QComboBox;

namespace ui {

// Adds an option of the setting `path` by its word, with what it does to attention to read beside
// it: by the mouse over it and by screen readers.
void addOption(QComboBox& box, std::string_view path, std::string_view id);
// Chooses it; what it does is then told of the closed box, too.
void showOption(QComboBox& box, std::string_view id);

} // namespace ui
