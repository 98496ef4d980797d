#pragma once

#include <string_view>

class QComboBox;

namespace ui {

// Adds an option of the setting `path` with its label, and its effect on attention as tooltip and
// accessible description.
void addOption(QComboBox& box, std::string_view path, std::string_view id);
// Selects the option; the closed box then has the option's description, too.
void showOption(QComboBox& box, std::string_view id);

} // namespace ui
