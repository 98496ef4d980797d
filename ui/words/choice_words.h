#pragma once

#include <span>
#include <string_view>

namespace ui {

// Explanation of an option of a choice, and its label where the label of the id does not suffice:
// one id may be an option of several choices.
struct ChoiceWords {
    std::string_view path; // path of the setting
    std::string_view id;
    const char* word; // "": the label of the id
    const char* effect;
};

// Options of views and drawing: "view", "view.order", …, "theme".
std::span<const ChoiceWords> pictureWords();

} // namespace ui
