#pragma once

#include <span>
#include <string_view>

namespace ui {

// What an option of a choice does, and its word where that of its id is not enough: one id may be
// an option of several choices.
struct ChoiceWords {
    std::string_view path; // of the setting
    std::string_view id;
    const char* word; // "": the id's
    const char* effect;
};

// Those of what is drawn, and how: "view", "view.order", …, "theme".
std::span<const ChoiceWords> pictureWords();

} // namespace ui
